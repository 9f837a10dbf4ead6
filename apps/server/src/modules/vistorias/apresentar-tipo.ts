// A type of inspection in the words of the contract.
import { iso } from '../../core/http/iso.ts'
import type { LinhaDeTipo } from './tipos-de-vistoria.sql.ts'

export const apresentarTipo = (t: LinhaDeTipo) => ({
  id: t.id,
  uid: t.uid,
  nome: t.nome,
  podeEditar: t.podeEditar,
  disponivelParaTipos: t.disponivelParaTipos,
  mostrarAoComprador: t.mostrarAoComprador,
  ativo: t.ativo,
  updatedAt: iso(t.updatedAt),
  versao: t.versao,
  versaoDasPerguntas: t.versaoDasPerguntas,
  itens: t.categorias.reduce((n, c) => n + c.itens.length, 0),
})
