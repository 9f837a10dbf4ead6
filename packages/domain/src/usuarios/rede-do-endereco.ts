/**
 * The network that an address stands for when tries are counted: of IPv4 the address, of IPv6 the first 64 bits, which one
 * subscriber has to himself and may vary at will. An IPv4 address written as IPv6 is the same network.
 */
export function redeDoEndereco(ip: string): string {
  const limpo = ip.toLowerCase().split('%')[0] ?? ''
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/.exec(limpo)?.[1]
  if (v4 !== undefined) return v4
  if (!limpo.includes(':')) return limpo
  const [antes = '', depois] = limpo.split('::')
  const grupos = antes === '' ? [] : antes.split(':')
  if (depois !== undefined) {
    const resto = depois === '' ? [] : depois.split(':')
    while (grupos.length + resto.length < 8) grupos.push('0')
    grupos.push(...resto)
  }
  return `${grupos
    .slice(0, 4)
    .map((g) => Number.parseInt(g, 16).toString(16))
    .join(':')}::/64`
}
