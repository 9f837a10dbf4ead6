// Instants leave as ISO 8601 text.
export function iso(d: Date): string
export function iso(d: Date | null): string | null
export function iso(d: Date | null): string | null {
  return d === null ? null : d.toISOString()
}
