// What the page of trust answers: the house's marks, and what a visitor asked to have checked.
import { type DoServidor } from '../../../../core/contexto.ts'
import { ErroDeChamada } from '../../../../core/api.ts'

/** A bid's receipt is 64 digits of a hash, a printed paper's code 32. */
const RECIBO = /^[0-9a-f]{64}$/
const DOCUMENTO = /^[0-9a-f]{32}$/

/** The code in what was pasted: alone, or at the end of an address. */
export const codigoEm = (texto: string): string =>
  (texto.trim().toLowerCase().split(/[?#]/)[0] ?? '').replace(/\/+$/, '').split('/').at(-1) ?? ''

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
        recibo: await chamar('GET /v1/leilao/recibo/:hash', { params: { hash } }),
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
