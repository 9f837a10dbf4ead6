import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico } from '../core/fields.ts'
import { FichaGuardada } from './meus-lotes-sem-conexao.contract.ts'

export const loteSemConexao = defineCall('GET /v1/lote/sem-conexao/:id', {
  summary: 'Um lote publicado, curto, para ler no aparelho quando não há conexão',
  permission: 'publico',
  params: z.object({ id: IdNumerico }),
  reply: FichaGuardada,
  refusals: { NAO_ENCONTRADO: 404 },
})
