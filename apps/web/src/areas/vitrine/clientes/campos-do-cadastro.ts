// What the sign-up's form holds.
export const INTERESSES = {
  carros: 'Carros',
  motos: 'Motos',
  onibus: 'Ônibus',
  caminhoes: 'Caminhões',
  imoveis: 'Imóveis',
  equipamentos: 'Equipamentos',
} as const
export type Interesse = keyof typeof INTERESSES

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
