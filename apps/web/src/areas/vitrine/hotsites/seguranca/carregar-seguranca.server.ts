// What the page of trust answers: the house's marks, and what a visitor asked to have checked.
import { type DoServidor } from '../../../../core/contexto.ts'
import { ErroDeChamada } from '../../../../core/erro-de-chamada.ts'

/** A bid's receipt is 64 digits of a hash, a printed paper's code 32. */
const RECIBO = /^[0-9a-f]{64}$/
const DOCUMENTO = /^[0-9a-f]{32}$/

/** The code in what was pasted: alone, at the end of an address, or in the address of this page that a receipt links to. */
export function codigoEm(texto: string): string {
  const [antes = '', consulta = ''] = texto.trim().toLowerCase().split(/[?#]/)
  const levado = new URLSearchParams(consulta).get('codigo')
  return levado?.trim() ?? antes.replace(/\/+$/, '').split('/').at(-1) ?? ''
}

export async function conferirTexto({ chamar }: DoServidor, texto: string) {
  if (texto.trim() === '') return null
  try {
    const { conferencia } = await chamar('GET /v1/hotsite/verificacao/conferir', {
      query: { texto: texto.slice(0, 300) },
    })
    return { conferencia, erro: null }
  } catch (e) {
    if (!(e instanceof ErroDeChamada)) throw e
    return { conferencia: null, erro: e.message }
  }
}

export async function conferirCodigo({ chamar }: DoServidor, texto: string) {
  const hash = codigoEm(texto)
  if (texto.trim() === '') return null
  try {
    if (RECIBO.test(hash))
      return {
        recibo: { ...(await chamar('GET /v1/leilao/recibo/:hash', { params: { hash } })), hash },
        documento: null,
        erro: null,
      }
    if (DOCUMENTO.test(hash))
      return {
        recibo: null,
        documento: await chamar('GET /v1/impressos/conferir/:hash', { params: { hash } }),
        erro: null,
      }
  } catch (e) {
    if (!(e instanceof ErroDeChamada)) throw e
    return { recibo: null, documento: null, erro: e.message }
  }
  return {
    recibo: null,
    documento: null,
    erro: 'Este código não é de um recibo de lance (64 caracteres) nem de um documento (32 caracteres).',
  }
}
