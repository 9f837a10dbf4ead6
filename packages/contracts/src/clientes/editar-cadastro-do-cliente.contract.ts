import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Dia, IdNumerico, texto, textoLivre, textoOpcional, Versao } from '../core/fields.ts'
import { FichaDoCliente } from './ficha-do-cliente.contract.ts'

/** Everything of the registration that the counter may put right. The document itself never changes: it is another person. */
export const DadosDoCadastro = z.object({
  nome: texto(150, 'Informe o nome'),
  apelido: texto(40, 'Informe o apelido'),
  razaoSocial: textoOpcional(150),
  nomeFantasia: textoOpcional(150),
  nomeFazenda: textoOpcional(150),
  ramo: textoOpcional(80),
  rg: textoOpcional(20),
  orgaoEmissor: textoOpcional(20),
  inscricaoEstadual: textoOpcional(30),
  nascimento: Dia.nullable(),
  email: textoLivre('Informe o e-mail').max(254, 'Use no máximo 254 caracteres'),
  telefone1: textoOpcional(30),
  telefone2: textoOpcional(30),
  telefone3: textoOpcional(30),
  ocupacao: textoOpcional(80),
  rendaMensal: Centavos.nullable(),
  comoConheceu: textoOpcional(80),
})

export const editarCadastroDoCliente = defineCall('PUT /v1/clientes/:id/cadastro', {
  summary:
    'A equipe corrige o cadastro de um cliente, com motivo; e-mail e celular trocados voltam a ser confirmados',
  permission: 'cliente:editar',
  params: z.object({ id: IdNumerico }),
  body: DadosDoCadastro.extend({ motivo: texto(300, 'Informe o motivo'), versao: Versao }),
  reply: FichaDoCliente,
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 422, EM_USO: 409, MUDOU: 409, EXCLUIDO: 409 },
})
