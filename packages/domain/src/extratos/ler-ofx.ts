// OFX as Brazilian banks write it: SGML without closing tags (1.x) or XML (2.x). Only credits are kept. Read by hand: the
// published readers build JSON by replacing text and fail where elements without an end share a line.
import { centavosDoTexto, diaDoTexto, type ErroDoExtrato, type ExtratoLido } from './entrada-do-extrato.ts'

const ENTIDADES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
const texto = (t: string): string =>
  t
    .replace(/&(\w+);/g, (tudo, nome: string) => ENTIDADES[nome] ?? tudo)
    .replace(/\s+/g, ' ')
    .trim()

/** The value of an element of this aggregate: up to the next tag. */
function valorDe(bloco: string, nome: string): string {
  return texto(new RegExp(`<${nome}>([^<]*)`, 'i').exec(bloco)?.[1] ?? '')
}

/** Null: the file is no statement in OFX. */
export function lerOfx(arquivo: string): ExtratoLido | null {
  const inicio = arquivo.search(/<OFX>/i)
  if (inicio < 0 || !/<BANKTRANLIST>/i.test(arquivo)) return null
  const corpo = arquivo.slice(inicio)
  const conta = `${valorDe(corpo, 'BANKID')}:${valorDe(corpo, 'ACCTID')}`
  const linhas: ExtratoLido['linhas'][number][] = []
  const erros: ErroDoExtrato[] = []
  for (const achado of corpo.matchAll(/<STMTTRN>([\s\S]*?)(?=<\/STMTTRN>|<STMTTRN>|<\/BANKTRANLIST>|$)/gi)) {
    const bloco = achado[1] ?? ''
    const linha = arquivo.slice(0, inicio + achado.index).split('\n').length
    const dia = diaDoTexto(valorDe(bloco, 'DTPOSTED'))
    const valor = centavosDoTexto(valorDe(bloco, 'TRNAMT'))
    const numero = valorDe(bloco, 'FITID')
    if (dia === null) erros.push({ linha, campo: 'DTPOSTED', erro: 'Data inválida' })
    else if (valor === null) erros.push({ linha, campo: 'TRNAMT', erro: 'Valor inválido' })
    else if (numero === '')
      erros.push({ linha, campo: 'FITID', erro: 'O lançamento não tem número do banco' })
    else if (valor > 0)
      linhas.push({
        chave: `ofx:${conta}:${numero}:${dia}:${valor}`,
        dia,
        valor,
        descricao: [valorDe(bloco, 'NAME'), valorDe(bloco, 'MEMO')].filter(Boolean).join(' ').slice(0, 300),
        vndInformada: null,
      })
  }
  return { linhas, erros }
}
