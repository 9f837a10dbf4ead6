// Goods that an insurer sends: a removal that she asked for and changed, with an open request for contact, and an event for
// a removal that has not come.

import { EventoMapfre } from '@martelo/contracts/integracoes/evento-mapfre.schemas.ts'
import { mascararCorpo } from '@martelo/domain/externo/mascarar-registro.ts'
import { sql } from 'kysely'
import { tomarEventoMapfre } from '../../../apps/server/src/modules/integracoes/receber-evento-mapfre.ts'
import { eventoDaSeguradora } from '../../../apps/server/src/simuladores/seguradora-mapfre.ts'
import type { Passado } from './passado.ts'

const HORA = 3_600_000
const NUMERO = 'MPF-2026-118204'

export async function semearIntegracoes(p: Passado, agora: number): Promise<void> {
  const hotId = p.hotsite.id
  await sql`insert into integracao_comitente (hot_id, nome, integradora, com_id, pat_id)
    select ${hotId}, 'Mapfre Seguros', 'Mapfre', (select id from comitente where hot_id = ${hotId} and ativo order by id limit 1),
      (select id from patio where hot_id = ${hotId} and ativo order by id limit 1)`.execute(p.tx)
  const tomar = async (codigo: string, objeto: object, horas: number): Promise<void> => {
    const quando = new Date(agora - horas * HORA)
    const evento = eventoDaSeguradora(codigo, objeto, { quando })
    const aviUid = await registrarAviso(p, JSON.stringify(evento), quando)
    await tomarEventoMapfre(p.tx, hotId, EventoMapfre.parse(evento), aviUid)
  }
  const pedido = {
    type: 'removal',
    removalId: NUMERO,
    claimIds: ['90.118.204'],
    insured: { name: 'Helena Duarte', phone: '11987650044' },
    vehicle: {
      plate: 'QRX5D71',
      chassis: '93YRBB00XPJ118204',
      brand: 'Renault',
      model: 'Kwid Zen 1.0',
      manufactureYear: 2022,
      modelYear: 2023,
      color: 'Branco',
    },
    pickup: {
      name: 'Oficina Credenciada Ipiranga',
      address: 'Rua Silva Bueno, 1.820',
      city: 'São Paulo',
      state: 'SP',
      zipCode: '04208-001',
      contactName: 'Nivaldo Prates',
      phone: '1140041122',
    },
    dates: { requested: new Date(agora - 20 * HORA).toISOString() },
    comment: 'Colisão frontal: precisa de plataforma',
  }
  await semearBanco(p)
  await semearDetran(p)
  await semearProcob(p)
  await tomar('S01', pedido, 20)
  await tomar(
    'S05',
    { ...pedido, comment: 'Colisão frontal: precisa de plataforma. Chave com o Nivaldo.' },
    18,
  )
  await tomar(
    'S12',
    {
      type: 'communication_request',
      removalId: NUMERO,
      requestId: 'CT-5512',
      channel: 'PHONE',
      phone: '1140041122',
      reason: 'Confirmar se o veículo roda e se há pertences do segurado',
    },
    6,
  )
  await tomar(
    'S06',
    {
      type: 'status_update',
      status: 'ESTXX',
      removalId: 'MPF-2026-118377',
      date: new Date(agora).toISOString(),
      reason: 'Segurado vai reparar',
    },
    2,
  )
}

/** Keeps a notice as it came, with its masked line in the log: what the insurer said of a removal is read there. */
async function registrarAviso({ tx, hotsite }: Passado, corpo: string, quando: Date): Promise<string> {
  const { rows } = await sql<{ uid: string }>`with a as (
      insert into externo_aviso (hot_id, parceiro, aviso_id, corpo, situacao, recebido_at, processado_at)
      values (${hotsite.id}, 'mapfre', gen_random_uuid()::text, convert_to(${corpo}, 'UTF8'), 'processado', ${quando}, ${quando}) returning id, uid),
    r as (insert into externo_registro (hot_id, parceiro, operacao, sentido, desfecho, avi_id, metodo, duracao_ms, pedido_corpo, quando)
      select ${hotsite.id}, 'mapfre', 'aviso', 'entrada', 'ok', a.id, 'POST', 40 + length(${corpo}) % 60,
        ${mascararCorpo(corpo, 'application/json', [])}, ${quando} from a)
    select uid from a`.execute(tx)
  return rows[0]?.uid ?? ''
}

/** A past auction as a bank followed it, all told; and the bank's own login, which reads its consignor alone. */
async function semearBanco({ tx, hotsite }: Passado): Promise<void> {
  const hotId = hotsite.id
  // The consignor whose past auctions have most to tell, and not the insurer's.
  await sql`insert into integracao_comitente (hot_id, nome, integradora, com_id, pat_id)
    select ${hotId}, 'Banco Bradesco', 'Bradesco', c.id, (select id from patio where hot_id = ${hotId} and ativo order by id limit 1)
    from comitente c where c.hot_id = ${hotId} and c.ativo and c.id not in (select com_id from integracao_comitente)
    order by (select count(*) from lote l join leilao a on a.id = l.lei_id
      where l.com_id = c.id and a.situacao = 'EXECUTADO' and l.situacao in ('PAGO', 'NAO_ARREMATADO')) desc, c.id limit 1`.execute(
    tx,
  )
  await sql`insert into integracao_tag (hot_id, nome, integradora, tag_externa_id) values
    (${hotId}, 'Retomados de financiamento', 'Bradesco', 'BR-101'), (${hotId}, 'Leilão do mês', 'Bradesco', 'BR-205'),
    (${hotId}, 'Pan veículos leves', 'Pan', 'PAN-7')`.execute(tx)
  await sql`with u as (insert into usuario (hot_id, nome, email, senha_hash, papeis)
      select hot_id, 'Zélia do Banco', 'externo@martelo.demo', senha_hash, '{Externo - Comitente Integração}'
      from usuario where hot_id = ${hotId} and email = 'comitente@martelo.demo' returning id)
    insert into usuario_comitente (hot_id, usu_id, com_id)
    select ${hotId}, u.id, i.com_id from u, integracao_comitente i where i.hot_id = ${hotId} and i.integradora = 'Bradesco'`.execute(
    tx,
  )
  await sql`insert into integracao_leilao (hot_id, lei_id, integradora, numero_inicial)
    select ${hotId}, l.lei_id, 'Bradesco', 100 from lote l join leilao a on a.id = l.lei_id
      join integracao_comitente i on i.com_id = l.com_id and i.integradora = 'Bradesco' and i.hot_id = l.hot_id
    where l.hot_id = ${hotId} and a.situacao = 'EXECUTADO' and l.situacao in ('PAGO', 'NAO_ARREMATADO') order by l.situacao = 'PAGO' desc, l.id limit 1`.execute(
    tx,
  )
  await sql`insert into integracao_leilao_tag (hot_id, ile_id, tag_id)
    select ${hotId}, x.id, t.id from integracao_leilao x join integracao_tag t on t.hot_id = x.hot_id and t.tag_externa_id = 'BR-101'
    where x.hot_id = ${hotId}`.execute(tx)
  await sql`insert into integracao_lote (hot_id, ile_id, lel_id, numero, externo_id, arremate_id, dito, vendido_dito, situacao, sincronizado_at)
    select ${hotId}, x.id, l.id, 99 + row_number() over (order by l.posicao_leilao), 'L-' || l.id, case when l.situacao = 'PAGO' then 'A-' || l.id end,
      case when l.situacao = 'PAGO' then 'ARREMATE|' || coalesce(l.lance_valor, 0) else 'NAO_ARREMATE|0' end, l.situacao = 'PAGO', 'SINCRONIZADO', now()
    from integracao_leilao x join lote l on l.lei_id = x.lei_id
      join integracao_comitente i on i.com_id = l.com_id and i.integradora = 'Bradesco' and i.hot_id = l.hot_id
    where x.hot_id = ${hotId} and l.situacao in ('PAGO', 'NAO_ARREMATADO')`.execute(tx)
}

/** Two lots of the live auction are those of a traffic authority, which has taken their items. */
async function semearDetran({ tx, hotsite }: Passado): Promise<void> {
  const hotId = hotsite.id
  await sql`insert into detran_leilao (lei_id, hot_id, codigo, buscado_at)
    select id, hot_id, '2026-118-' || id, now() from leilao where hot_id = ${hotId} and situacao = 'AO_VIVO'`.execute(
    tx,
  )
  await sql`insert into detran_lote (hot_id, lel_id, externo_id)
    select ${hotId}, l.id, d.codigo || '-' || l.numero from detran_leilao d
      cross join lateral (select x.id, x.numero from lote x where x.lei_id = d.lei_id order by x.posicao_leilao desc limit 2) l
    where d.hot_id = ${hotId}`.execute(tx)
  await sql`insert into detran_item (hot_id, dlo_id, id_objeto, ordem_visualizacao, vistoria, placa, tipo, modelo, cor, ano, chassi, renavan, condicao,
      valor_unitario_inicial, cadastro_situacao, cadastro_data, cadastro_response)
    select ${hotId}, d.id, 'OBJ-' || d.id, 1, 'Laudo 20' || d.id, v.placa, 'AUTOMOVEL', v.modelo, v.cor, v.ano_modelo, v.chassi, v.renavam, 'CONSERVADO',
      l.minimo, 'OK', now(), 'Item cadastrado'
    from detran_lote d join lote l on l.id = d.lel_id join veiculo v on v.id = l.vei_id where d.hot_id = ${hotId}`.execute(
    tx,
  )
  await sql`insert into detran_consulta (hot_id, vei_id, dados)
    select ${hotId}, l.vei_id, '{"categoria":"PARTICULAR","restricoes":[{"tipo":"Administrativa","descricao":"Recolhido ao pátio"}],"debitos":[{"tipo":"IPVA 2026","valor":123456}],"ultimoCrlv":"2025","comunicacaoDeVenda":null}'::jsonb
    from detran_lote d join lote l on l.id = d.lel_id where d.hot_id = ${hotId}`.execute(tx)
}

/** What a registry of persons said of the first clients. */
async function semearProcob({ tx, hotsite }: Passado): Promise<void> {
  const hotId = hotsite.id
  await sql`insert into procob_consulta (hot_id, cli_id, tipo, base_legal, finalidade, resultado, dados, consultado_by)
    select ${hotId}, c.id, 'CADASTRO', 'CONTRATO', 'Conferir o arrematante antes da nota', 'Autorizado',
      jsonb_build_object('codigo', '000', 'situacaoCadastral', 'REGULAR', 'nome', upper(c.nome)), u.id
    from (select id, nome from cliente where hot_id = ${hotId} and documento_situacao = 'Aprovado' order by id limit 3) c,
      (select id from usuario where hot_id = ${hotId} and 'ADM' = any(papeis) order by id limit 1) u`.execute(
    tx,
  )
}
