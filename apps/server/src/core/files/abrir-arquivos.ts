// Which store this installation keeps its files in: a folder beside the database, or what FILES_URL names.
import path from 'node:path'
import type { Config } from '../config.ts'
import { type Areas, abrirArmazenamentoEmPasta } from './armazenamento.ts'

/** The folder of a data folder that files lie in. */
export const pastaDosArquivos = (c: Pick<Config, 'pastaDeDados'>): string =>
  path.join(c.pastaDeDados, 'arquivos')

export async function abrirArquivos(c: Pick<Config, 'pastaDeDados' | 'arquivosUrl'>): Promise<Areas> {
  if (c.arquivosUrl === undefined) return abrirArmazenamentoEmPasta(pastaDosArquivos(c))
  // The client library is read by those alone who use it.
  const { abrirArmazenamentoEmS3 } = await import('./armazenamento-s3.ts')
  return abrirArmazenamentoEmS3(c.arquivosUrl)
}
