// What the sign-up's form holds.
import type { Interesse } from '@martelo/domain/clientes/o-que-procura.ts'

export const INICIAL = {
  documento: '',
  nome: '',
  nomeFantasia: '',
  dataNascimento: '',
  inscricaoEstadual: '',
  responsavelNome: '',
  email: '',
  telefone: '',
  apelido: '',
  senha: '',
  confirmacaoSenha: '',
  aceitaTermos: false,
  aceitaNovidades: false,
  ocupacao: '',
  ramo: '',
  nomeFazenda: '',
  comoConheceu: '',
  interesses: [] as Interesse[],
}
export type Campos = typeof INICIAL
export type CampoDeTexto = { [K in keyof Campos]: Campos[K] extends string ? K : never }[keyof Campos]
