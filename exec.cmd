@rem For cmd.exe, which has no exec: npm runs its scripts in this folder. Elsewhere exec is the shell's own word.
@%*
