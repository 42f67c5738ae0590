// Whether the portal on this machine is ready: exit code 0 or 1, for a container's health check.
const ready = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(ready ? 0 : 1);
