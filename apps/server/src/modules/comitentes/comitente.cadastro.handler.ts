import { COMITENTE } from '@martelo/contracts/comitentes/comitente.cadastro.ts'
import { lerFaixas } from '@martelo/domain/prestacoes/comissao-do-contrato.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { recusar } from '../../core/http/handle.ts'
import { nomeDoGrupo } from './comitentes.sql.ts'

const ABERTOS = sql`('CADASTRADO', 'PENDENTE', 'LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE', 'SUSPENSO')`

handleCadastro(COMITENTE, {
  colunas: {
    veiculos: sql`(select count(*)::int from veiculo v where v.com_id = t.id)`,
    lotesAbertos: sql`(select count(*)::int from lote l where l.com_id = t.id and l.situacao in ${ABERTOS})`,
  },
  emUso: {
    conta_bancaria: ['conta bancária', 'contas bancárias'],
    lote: ['lote', 'lotes'],
    prestacao: ['prestação de contas', 'prestações de contas'],
    razao_partida: ['lançamento no razão', 'lançamentos no razão'],
    usuario_comitente: ['acesso de usuário', 'acessos de usuários'],
    veiculo: ['veículo', 'veículos'],
  },
  async antesDeSalvar({ ctx, tx, antes, dados }) {
    const faixas = lerFaixas(dados.comissaoFaixas)
    if (!faixas.ok) return recusar('CAMPOS', faixas.motivo, { campos: { comissaoFaixas: faixas.motivo } })
    const { id, cogId } = ctx.hotsite
    const grupo = antes === null && !dados.grupo && cogId !== null ? await nomeDoGrupo(tx, id, cogId) : null
    return { updatedAt: sql`now()`, ...(grupo === null ? {} : { grupo }) }
  },
})
