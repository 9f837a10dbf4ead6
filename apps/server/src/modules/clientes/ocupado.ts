import { recusar } from '../../core/http/handle.ts'

const MENSAGEM = 'Este apelido já está em uso. Escolha outro.'

/** The one thing that sign-up tells at its field: nicknames stand in every room for everyone to read. */
export const APELIDO_EM_USO = recusar('JA_CADASTRADO', MENSAGEM, { campos: { apelido: MENSAGEM } })
