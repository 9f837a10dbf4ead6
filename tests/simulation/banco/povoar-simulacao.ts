// The rows of one simulated world, with uids from the seed: a hotsite, auctions (online and cried), lots, people who may
// bid, nicknames. Written on the real connection before virtual time begins; instants count from its beginning.
import type pg from 'pg'
import type { Acaso } from '../acaso.ts'
import { EPOCA } from '../ambiente.ts'

export interface PessoaSimulada {
  readonly usuId: number
  readonly usuUid: string
  readonly cliId: number
  readonly cliUid: string
  readonly apelido: string
  /** buying limit, centavos */
  readonly limite: number | null
}
export interface LeilaoSimulado {
  readonly leiId: number
  readonly leiUid: string
  readonly online: boolean
  readonly lotes: readonly string[]
  readonly apelidos: readonly { readonly id: number; readonly uid: string; readonly nome: string }[]
}
export interface MundoPovoado {
  readonly hotId: number
  readonly clientes: readonly PessoaSimulada[]
  readonly leiloes: readonly LeilaoSimulado[]
  readonly leiloeiro: { readonly usuId: number; readonly usuUid: string }
  readonly comitente: { readonly usuId: number; readonly usuUid: string }
}

const em = (ms: number): Date => new Date(EPOCA + ms)

export async function povoarSimulacao(
  db: pg.Client,
  acaso: Acaso,
  { leiloes, clientes, disputaMs }: { leiloes: number; clientes: number; disputaMs: number },
): Promise<MundoPovoado> {
  const um = async <T extends object>(text: string, values: unknown[]): Promise<T> => {
    const r = await db.query<T>(text, values)
    if (r.rows[0] === undefined) throw new Error(`no row from ${text}`)
    return r.rows[0]
  }
  const { id: hotId } = await um<{ id: number }>(
    `insert into hotsite (uid, nome, subdominio, tipo, tipo_habilitacao_leilao, lance_automatico, propostas, apelidos_leiloeiro)
     values ($1, 'Simulada', 'simulada', 'leilao', 'AUTOMATICA', true, true, true) returning id`,
    [acaso.uuid()],
  )
  const usuario = async (nome: string, papel: string) => {
    const uid = acaso.uuid()
    const { id } = await um<{ id: number }>(
      `insert into usuario (hot_id, uid, nome, email, papeis) values ($1, $2, $3, $3 || '@simulada.com.br', array[$4]) returning id`,
      [hotId, uid, nome, papel],
    )
    return { usuId: id, usuUid: uid }
  }
  const leiloeiro = await usuario('leiloeiro', 'Leiloeiro')
  const comitente = await usuario('comitente', 'Comitente')
  const { id: comId } = await um<{ id: number }>(
    `insert into comitente (hot_id, nome) values ($1, 'Banco') returning id`,
    [hotId],
  )
  await db.query('insert into usuario_comitente (hot_id, usu_id, com_id) values ($1, $2, $3)', [
    hotId,
    comitente.usuId,
    comId,
  ])
  const { id: leoId } = await um<{ id: number }>(
    `insert into leiloeiro (hot_id, usu_id, nome, matricula, junta, uf) values ($1, $2, 'L', '1', 'J', 'SP') returning id`,
    [hotId, leiloeiro.usuId],
  )
  const { id: lrlId } = await um<{ id: number }>(
    `insert into local_realizacao (hot_id, nome, endereco, cidade, uf) values ($1, 'L', 'R', 'São Paulo', 'SP') returning id`,
    [hotId],
  )
  await db.query(
    `insert into tipo_lote (id, nome, categoria) values (1, 'Automóvel', 'Carros') on conflict do nothing`,
  )
  const gente = await povoarClientes(db, acaso, hotId, clientes)
  const feitos: LeilaoSimulado[] = []
  // A cried lot takes minutes of virtual time, in which every clock of every process ticks: some worlds have one or two.
  const salas = acaso.escolher([0, 0, 1, 2])
  for (let i = 0; i < leiloes; i++)
    feitos.push(
      await povoarLeilao(db, acaso, { hotId, comId, leoId, lrlId, disputaMs, online: i >= salas }, i, gente),
    )
  await db.query('analyze')
  return { hotId, clientes: gente, leiloes: feitos, leiloeiro, comitente }
}

async function povoarClientes(
  db: pg.Client,
  acaso: Acaso,
  hotId: number,
  n: number,
): Promise<PessoaSimulada[]> {
  const lista = Array.from({ length: n }, (_, i) => ({
    i,
    usu: acaso.uuid(),
    cli: acaso.uuid(),
    // Some have a limit, of about what two lots cost: they are decided under locks, and refused when it is used up.
    limite: acaso.chance(0.25) ? acaso.inteiro(10, 90) * 100_00 : null,
  }))
  const r = await db.query<{ usuId: number; cliId: number; i: number }>(
    `with g as (select * from jsonb_to_recordset($2::jsonb) as g(i int, usu uuid, cli uuid, limite bigint)),
      u as (insert into usuario (hot_id, uid, nome, email, papeis)
        select $1, usu, 'c' || i, 'c' || i || '@simulada.com.br', '{Clientes}' from g order by i returning id, uid),
      c as (insert into cliente (hot_id, uid, usu_id, apelido, nome, cpf, email, documento_situacao, email_confirmado_at, telefone_confirmado_at, limite_de_compra)
        select $1, g.cli, u.id, 'apelido' || g.i, 'C', lpad(g.i::text, 11, '0'), 'c' || g.i || '@simulada.com.br', 'Aprovado', now(), now(), g.limite
        from g join u on u.uid = g.usu order by g.i returning id, usu_id, uid)
      select c.id as "cliId", c.usu_id as "usuId", g.i from c join g on g.cli = c.uid order by g.i`,
    [hotId, JSON.stringify(lista)],
  )
  return r.rows.map(({ usuId, cliId, i }) => ({
    usuId,
    cliId,
    usuUid: lista[i]?.usu ?? '',
    cliUid: lista[i]?.cli ?? '',
    apelido: `apelido${i}`,
    limite: lista[i]?.limite ?? null,
  }))
}

async function povoarLeilao(
  db: pg.Client,
  acaso: Acaso,
  p: { hotId: number; comId: number; leoId: number; lrlId: number; disputaMs: number; online: boolean },
  i: number,
  gente: readonly PessoaSimulada[],
): Promise<LeilaoSimulado> {
  const { online } = p
  const leiUid = acaso.uuid()
  const r = await db.query<{ id: number }>(
    `insert into leilao (hot_id, uid, nome, situacao, modalidade, conducao, data, leo_id, lrl_id, conferir_dia, intervalo_entre_lotes_segundos,
       ponto_corte_para_incremento_pos_lances_segundos, incremento_apos_lances_segundos, cascata, incremento_por_valor)
     values ($1, $2, $3, 'AO_VIVO', $4, $5, $6, $7, $8, false, 5, 6, 6, $9, $10) returning id`,
    [
      p.hotId,
      leiUid,
      `Leilão ${i}`,
      online ? 'ONLINE' : 'SIMULTANEO',
      online ? 'leiloeiro' : acaso.escolher(['robo', 'robo', 'misto']),
      em(-60_000),
      p.leoId,
      p.lrlId,
      acaso.chance(0.3),
      acaso.chance(0.3),
    ],
  )
  const leiId = r.rows[0]?.id ?? 0
  const lotes: string[] = []
  for (let k = online && acaso.chance(0.3) ? 2 : 1; k > 0; k--)
    lotes.push(await povoarLote(db, acaso, p, leiId, online, lotes.length + 1))
  await db.query(
    `insert into habilitacao (hot_id, lei_id, cli_id, situacao, tipo, aceite_regulamento_at)
     select $1, $2, id, 'APROVADA', 'AUTOMATICA', now() from unnest($3::int[]) as id`,
    [p.hotId, leiId, gente.map((c) => c.cliId)],
  )
  const apelidos: LeilaoSimulado['apelidos'][number][] = []
  for (let k = online ? 0 : 2; k > 0; k--) {
    const [uid, nome] = [acaso.uuid(), `placa ${i}.${k}`]
    const a = await db.query<{ id: number }>(
      'insert into apelido_leiloeiro (hot_id, uid, lei_id, apelido) values ($1, $2, $3, $4) returning id',
      [p.hotId, uid, leiId, nome],
    )
    apelidos.push({ id: a.rows[0]?.id ?? 0, uid, nome })
  }
  return { leiId, leiUid, online, lotes, apelidos }
}

async function povoarLote(
  db: pg.Client,
  acaso: Acaso,
  p: { hotId: number; comId: number; disputaMs: number },
  leiId: number,
  online: boolean,
  posicao: number,
): Promise<string> {
  const uid = acaso.uuid()
  const minimo = acaso.inteiro(1, 60) * 100_00
  const v = await db.query<{ id: number }>(
    `insert into veiculo (hot_id, com_id, tipo_id, nome, marca, modelo, situacao) values ($1, $2, 1, 'Carro', 'M', 'M', 'EM_LEILAO') returning id`,
    [p.hotId, p.comId],
  )
  await db.query(
    `insert into veiculo_foto (hot_id, vei_id, ordem, chave, larguras, largura, altura) values ($1, $2, 1, $3, '{320}', 320, 240)`,
    [p.hotId, v.rows[0]?.id, `foto-${uid}`],
  )
  await db.query(
    `insert into lote (hot_id, uid, lei_id, vei_id, com_id, numero, posicao_leilao, nome, situacao, tipo_id, minimo, incremento, compre_ja, valor_comitente, recebe_incremento_tempo, data_fim)
     values ($1, $2, $3, $4, $5, $6, $7, 'Carro', 'LIBERADO_LEILAO', 1, $8, $9, $10, $11, $12, $13)`,
    [
      p.hotId,
      uid,
      leiId,
      v.rows[0]?.id,
      p.comId,
      String(posicao),
      posicao,
      minimo,
      acaso.escolher([50_00, 100_00, 250_00]),
      online && acaso.chance(0.15) ? minimo * 3 : null,
      acaso.chance(0.5) ? null : minimo * 2,
      acaso.chance(0.8),
      online ? em(acaso.inteiro(8_000, p.disputaMs)) : null,
    ],
  )
  return uid
}
