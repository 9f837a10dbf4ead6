import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, textoLivre, textoOpcional } from '../core/fields.ts'

const livre = (max: number) => textoLivre('Campo obrigatório').max(max, `Use no máximo ${max} caracteres`)

/** The rules of each field stand in domain/clientes/cadastro.ts; here only shapes and sizes. */
export const FormularioDeCadastro = z.object({
  documento: livre(30),
  nome: livre(150),
  nomeFantasia: livre(150).optional(),
  dataNascimento: livre(10).optional(),
  inscricaoEstadual: livre(30).optional(),
  responsavelNome: livre(150).optional(),
  email: livre(254),
  telefone: livre(30),
  apelido: livre(40),
  senha: livre(200),
  confirmacaoSenha: livre(200),
  aceitaTermos: z.boolean({ error: 'Aceite os termos' }),
  aceitaNovidades: z.boolean().optional(),
  interesses: z
    .array(z.enum(['carros', 'motos', 'onibus', 'caminhoes', 'imoveis', 'equipamentos']))
    .max(6)
    .optional(),
  comoConheceu: textoOpcional(80),
  ocupacao: textoOpcional(80),
  ramo: textoOpcional(80),
  nomeFazenda: textoOpcional(150),
  /** the hash of the inviting client; an unknown one is ignored, so that it never blocks a sign-up */
  convite: livre(40).optional(),
})

/** What the browser keeps between the form and the code. */
export const SegredoDoCadastro = textoLivre('Cadastro inválido')
  .min(20, 'Cadastro inválido')
  .max(200, 'Cadastro inválido')

export const cadastrar = defineCall('POST /v1/cliente/cadastrar', {
  summary:
    'Pede o cadastro de pessoa (CPF) ou empresa (CNPJ): a resposta é a mesma se o e-mail ou o documento já tiver conta, e o e-mail diz o resto',
  permission: 'publico',
  ato: 'CADASTRAR',
  body: FormularioDeCadastro,
  reply: z.object({ cadastro: SegredoDoCadastro, destino: z.string(), proximoEnvio: Instante }),
  refusals: { CAMPOS: 400, JA_CADASTRADO: 409, CADASTRO_FECHADO: 403, MUITAS_TENTATIVAS: 429 },
})
