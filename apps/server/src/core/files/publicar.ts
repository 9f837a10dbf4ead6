// The one way to a public file: a house's folder, and in it the hash of the content, so that the same bytes are one file and
// browsers may keep it for ever.
import { urlPublica } from '../http/arquivos-publicos.ts'
import { type Armazenamento, chavePorConteudo, type Extensao, TIPO_DA_EXTENSAO } from './armazenamento.ts'

/** Answers its address. `extensao`: of what the bytes are, by their content. */
export async function publicar(
  publico: Armazenamento,
  pasta: string,
  bytes: Uint8Array,
  extensao: Extensao,
): Promise<string> {
  const chave = chavePorConteudo(pasta, bytes, extensao)
  await publico.gravar(chave, bytes, TIPO_DA_EXTENSAO[extensao])
  return urlPublica(chave)
}
