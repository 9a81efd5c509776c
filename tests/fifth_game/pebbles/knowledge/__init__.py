"""Who knows what: hidden things dealt anew, views, positions."""
