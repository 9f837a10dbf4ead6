/**
 * How the telephone of a house or a yard is shown and called: besides people's numbers, toll-free ones (0800) and
 * national ones (4004-1234), which have no area code and take no +55. Takes what is stored, E.164 or bare digits.
 * Small and without rules: storefronts load it.
 */
const NACIONAIS = [
  [/^(0800)(\d{3})(\d{3,4})$/, '$1 $2 $3'],
  [/^([34]00\d)(\d{4})$/, '$1-$2'],
] as const

const digitos = (telefone: string): string => telefone.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '')

/** `08007224004` → `0800 722 4004`, `40041234` → `4004-1234`; null: it is no such number. */
export function telefoneNacional(telefone: string): string | null {
  const numero = telefone.replace(/\D/g, '')
  const achado = NACIONAIS.find(([forma]) => forma.test(numero))
  return achado ? numero.replace(achado[0], achado[1]) : null
}

/** `+551140028900` → `(11) 4002-8900`; what has no known shape comes back as it is. */
export function mostrarTelefone(telefone: string): string {
  const nacional = telefoneNacional(telefone)
  if (nacional !== null) return nacional
  const partes = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digitos(telefone))
  return partes ? `(${partes[1]}) ${partes[2]}-${partes[3]}` : telefone
}

/** Where a press calls: `tel:+551140028900`, `tel:08007224004`. */
export function enderecoDoTelefone(telefone: string): string {
  const pais = telefoneNacional(telefone) === null ? '+55' : ''
  return `tel:${pais}${digitos(telefone)}`
}

/** WhatsApp wants the country's code and no trunk zero. */
export function enderecoDoWhatsapp(telefone: string): string {
  return `https://wa.me/55${digitos(telefone).replace(/^0/, '')}`
}
