import { CONTA_BANCARIA } from '@martelo/contracts/contas/conta-bancaria.cadastro.ts'
import { conferirConta } from '@martelo/domain/contas/conferir-conta.ts'
import { sql } from 'kysely'
import { handleCadastro } from '../../core/cadastro/handle-cadastro.ts'
import { recusar } from '../../core/http/handle.ts'
import {
  contaJaInformada,
  contaRepetida,
  convenioEmUso,
  tirarOutrosPadroes,
  usadaPelaCasa,
} from './contas-bancarias.sql.ts'

/** Of the agreement for boletos that is in use. */
const doConvenio = (coluna: string) =>
  sql`(select ${sql.raw(coluna)} from convenio_boleto k where k.hot_id = t.hot_id and k.con_id = t.id and k.ativo)`
const REPETIDA = 'Esta conta já está cadastrada para o mesmo dono'
const noCampo = (campo: string, frase: string) => recusar('CAMPOS', frase, { campos: { [campo]: frase } })

handleCadastro(CONTA_BANCARIA, {
  colunas: {
    cpf: 'titular_documento',
    ativo: 'ativa',
    bcoId: sql`nullif(t.banco_codigo, '')::int`,
    comId: sql`t.com_id`,
    carId: sql`t.car_id`,
    unnId: sql`t.unn_id`,
    permiteBoleto: doConvenio('true'),
    carteira: doConvenio('carteira'),
    convenio: doConvenio('convenio'),
    cnabLayout: doConvenio('padrao'),
    proximoNossoNumero: doConvenio('proximo_numero'),
  },
  ordem: sql`t.com_id is not null, t.padrao desc, busca_chave(t.nome)`,
  emUso: {
    boleto: ['boleto', 'boletos'],
    convenio_boleto: ['convênio de boletos', 'convênios de boletos'],
    venda: ['venda', 'vendas'],
    pagamento: ['pagamento', 'pagamentos'],
    hotsite: ['configuração do site', 'configurações do site'],
  },
  async antesDeSalvar({ ctx, tx, antes, dados, mudou }) {
    const hotId = ctx.hotsite.id
    const jaUsada = antes !== null && (await contaJaInformada(tx, hotId, antes.id))
    const convenio = antes === null ? null : await convenioEmUso(tx, hotId, antes.id)
    const r = conferirConta(dados, { jaUsada, mudou, convenio })
    if (!r.ok)
      return recusar('CAMPOS', [...new Set(Object.values(r.campos))].join(' '), { campos: { ...r.campos } })
    if (dados.ativo && (await contaRepetida(tx, hotId, { ...dados, id: antes?.id ?? null })))
      return recusar('REPETIDO', REPETIDA, { campos: { conta: REPETIDA } })
    if (jaUsada && mudou.has('comUid'))
      return noCampo('comUid', 'Vendas já foram informadas desta conta: ela não troca de dono')
    const daCasa =
      antes !== null && !(dados.ativo && dados.comUid === null) && (await usadaPelaCasa(tx, hotId, antes.id))
    if (daCasa)
      return noCampo('ativo', 'O site recebe nesta conta: escolha outra em Hotsite, aba Recebimento, antes')
    return { banco: r.banco, pixChave: r.pixChave }
  },
  async depoisDeSalvar({ ctx, tx, dados, uid }) {
    if (dados.padrao) await tirarOutrosPadroes(tx, ctx.hotsite.id, uid)
  },
})
