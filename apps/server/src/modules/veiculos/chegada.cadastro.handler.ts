// What is expected. Its vehicle is found by plate or chassis when it is saved; yard staff see their own yards.
import { limitadoAosPatios } from '@martelo/contracts/core/permissions.ts'
import { CHEGADA } from '@martelo/contracts/veiculos/chegada.cadastro.ts'
import { chaveDaPlaca, normalizarPlaca, validarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { normalizarChassi, validarChassi } from '@martelo/domain/comum/identificadores/chassi.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { recusar } from '../../core/http/handle.ts'
import { acharVeiculoDaChegada } from './chegadas.sql.ts'

handleCadastro(CHEGADA, {
  colunas: {
    diferencas: sql`array_to_string(t.diferencas, '; ')`,
    veiUid: sql`(select v.uid::text from veiculo v where v.id = t.vei_id)`,
  },
  onde: (ctx) =>
    limitadoAosPatios(ctx.sessao)
      ? sql`exists (select from usuario_patio up where up.usu_id = ${exigirSessao(ctx).usuId} and up.pat_id = t.pat_id)`
      : sql`true`,
  async antesDeSalvar({ ctx, tx, antes, dados }) {
    const { placa, chassi } = dados
    const campos: Record<string, string> = {}
    const p = placa ? validarPlaca(placa) : null
    if (p?.ok === false) campos.placa = p.mensagem
    const c = chassi ? validarChassi(chassi) : null
    if (c?.ok === false) campos.chassi = c.mensagem
    if (antes !== null && antes.situacao !== 'PREVISTA') campos.descricao = 'Esta chegada já foi conferida.'
    if (Object.keys(campos).length > 0) return recusar('CAMPOS', Object.values(campos), { campos })
    const chave = placa ? chaveDaPlaca(placa) : null
    const numero = chassi ? normalizarChassi(chassi) : null
    return {
      placa: placa ? normalizarPlaca(placa) : null,
      chassi: numero,
      veiId: await acharVeiculoDaChegada(tx, ctx.hotsite.id, chave, numero),
    }
  },
})
