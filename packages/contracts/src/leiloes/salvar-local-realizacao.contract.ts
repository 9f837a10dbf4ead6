import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, textoOpcional, Uid } from '../core/fields.ts'

export const salvarLocalRealizacao = defineCall('POST /v1/leiloes/local-realizacao-leiloes', {
  summary: 'Cria ou muda um local de realização',
  permission: 'leilao:editar',
  body: z.object({
    uid: Uid.nullish(),
    nome: texto(120, 'Informe o nome'),
    endereco: texto(200, 'Informe o endereço'),
    cidade: texto(80, 'Informe a cidade'),
    uf: z.string().regex(/^[A-Z]{2}$/, 'Informe a UF'),
    telefone: textoOpcional(20),
  }),
  reply: z.object({ uid: z.uuid() }),
  refusals: { NAO_ENCONTRADO: 404 },
})
