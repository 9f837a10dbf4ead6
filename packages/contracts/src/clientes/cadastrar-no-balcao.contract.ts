import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre, textoOpcional } from '../core/fields.ts'

const livre = (max: number) => textoLivre('Campo obrigatório').max(max, `Use no máximo ${max} caracteres`)

export const cadastrarNoBalcao = defineCall('POST /v1/clientes', {
  summary:
    'A equipe cadastra um cliente no balcão; ele recebe a carta com que escolhe a senha e aceita os termos',
  permission: 'cliente:editar',
  body: z.object({
    documento: livre(30),
    nome: livre(150),
    responsavelNome: textoOpcional(150),
    nomeFantasia: textoOpcional(150),
    dataNascimento: textoOpcional(10),
    inscricaoEstadual: textoOpcional(30),
    email: livre(254),
    telefone: livre(30),
    apelido: livre(40),
  }),
  reply: z.object({ id: z.number().int() }),
  refusals: { CAMPOS: 422, EM_USO: 409 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
