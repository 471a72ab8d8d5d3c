#!/bin/bash
# Renders what is listed in renders.json and missing from .renders/, best first; stop and start it as you like.
# catalogue/render.sh [PREFIX] : only pictures whose name starts so. One Blender at a time, lowest priority.
cd "$(dirname "$0")" && mkdir -p .renders
while :; do
  before=$(ls .renders | wc -l)
  nice -n 19 blender -b --factory-startup -P models/batch.py -- renders.json .renders 25 "$1" 2>&1 | grep --line-buffered -E '^[0-9:]+ DONE|FAILED|Error|Trace' | tee -a .renders/log
  [ "$(ls .renders | wc -l)" -gt "$before" ] || break
done
