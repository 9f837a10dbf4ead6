// Which part of a file a browser asks for (RFC 9110, 14.2): one part; of several, of another unit, or of what is not there,
// nothing, and the whole is answered, as the standard allows.
import type { Trecho } from '../files/armazenamento.ts'

const UM_TRECHO = /^bytes=(\d{0,15})-(\d{0,15})$/

export function trechoPedido(range: string | undefined, tamanho: number): Trecho | null {
  const [, de = '', ate = ''] = UM_TRECHO.exec(range ?? '') ?? []
  if (de === '' && ate === '') return null
  const inicio = de === '' ? Math.max(0, tamanho - Number(ate)) : Number(de)
  const fim = de === '' || ate === '' ? tamanho - 1 : Math.min(Number(ate), tamanho - 1)
  return inicio > fim ? null : { de: inicio, ate: fim }
}
