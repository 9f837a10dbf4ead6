// What the house knows of its stock: classes, the positions of a set of photographs, since when each vehicle stands where it
// stands, and what is announced to arrive. After the stays, whose first day it takes.
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'

const DIA = 86_400_000
const HORA = 3_600_000

const CLASSES = [
  ['Frota', 'De empresa, com revisões na concessionária', sql`v.retomada = 'FROTA'`],
  ['Pronta entrega', 'Sai do pátio no dia do pagamento', sql`v.conservacao = 'CONSERVADO'`],
  ['Recuperável', 'Sinistro de pequena ou média monta', sql`v.sinistro is not null`],
] as const

const POSICOES = [
  ['Frente', 'TODOS', 'De frente, à altura do farol, o veículo inteiro', true],
  ['Traseira', 'TODOS', 'De trás, com a placa legível', true],
  ['Lateral esquerda', 'TODOS', 'Perpendicular à porta, as duas rodas no quadro', true],
  ['Lateral direita', 'TODOS', 'Perpendicular à porta, as duas rodas no quadro', true],
  ['Painel ligado', 'TODOS', 'Ignição ligada: quilometragem e luzes legíveis', false],
  ['Motor', 'LEVE', 'Capô aberto, de cima', false],
  ['Número do chassi', 'TODOS', 'De perto, sem reflexo', false],
  ['Carroceria', 'PESADO', 'Por dentro e por fora', false],
] as const

export async function semearEstoque(tx: Tx, hotId: number, agora: number): Promise<void> {
  for (const [i, [nome, descricao, quais]] of CLASSES.entries()) {
    const { id } = await tx
      .insertInto('veiculoClassificacao')
      .values({ hotId, nome, descricao, ordem: i })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`update veiculo v set vcl_id = ${id} where v.hot_id = ${hotId} and v.vcl_id is null and ${quais}`.execute(
      tx,
    )
  }
  await tx
    .insertInto('modeloFotos')
    .values(
      POSICOES.map(([nome, tipo, orientacao, obrigatoria], ordem) => ({
        hotId,
        nome,
        tipo,
        orientacao,
        obrigatoria,
        ordem,
      })),
    )
    .execute()
  // Outside the yards some wait for months.
  await sql`update veiculo v set no_patio_desde = coalesce(
      (select e.dia_inicio from estadia e where e.hot_id = v.hot_id and e.vei_id = v.id and e.dia_inicio is not null order by e.id desc limit 1),
      ${new Date(agora)}::timestamptz - make_interval(days => v.id * 13 % 120))
    where v.hot_id = ${hotId}`.execute(tx)
  await semearChegadas(tx, hotId, agora)
}

async function semearChegadas(tx: Tx, hotId: number, agora: number): Promise<void> {
  const patio = await tx
    .selectFrom('patio')
    .select('id')
    .where('hotId', '=', hotId)
    .orderBy('id')
    .executeTakeFirst()
  const comitente = await tx
    .selectFrom('comitente')
    .select('id')
    .where('hotId', '=', hotId)
    .orderBy('id')
    .executeTakeFirst()
  if (patio === undefined || comitente === undefined) return
  const chegada = (dias: number, descricao: string, placa: string, comChave = true) => ({
    hotId,
    patId: patio.id,
    comId: comitente.id,
    previstaPara: diaEmBrasilia(agora + dias * DIA),
    descricao,
    placa,
    comChave,
    recebidaAt: null as Date | null,
    situacao: 'PREVISTA',
    observacao: null as string | null,
  })
  await tx
    .insertInto('chegada')
    .values([
      chegada(0, 'Fiat Mobi Like 1.0 2021/2022', 'RTX4B71'),
      chegada(0, 'Volkswagen Saveiro Robust 1.6 2019/2020', 'QPD8F20', false),
      chegada(2, 'Honda Biz 125 2022', 'RVA3C58'),
      {
        ...chegada(-3, 'Renault Master Furgão 2018/2019', 'PYE5D09'),
        situacao: 'NAO_CHEGOU',
        recebidaAt: new Date(agora - 2 * DIA - 5 * HORA),
        observacao: 'Retido na origem por falta de nota',
      },
    ])
    .execute()
}
