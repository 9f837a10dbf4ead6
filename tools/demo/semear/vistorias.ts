// Inspections of one brand: types from the ready ones; done ones with damages and photographs, some that wait, one that was
// cancelled, and one with a copy from a second phone.
import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Marca } from '@martelo/domain/vistorias/danos.ts'
import { notaDaVistoria } from '@martelo/domain/vistorias/nota-da-vistoria.ts'
import type { Resposta, Respostas } from '@martelo/domain/vistorias/respostas.ts'
import { type CategoriaDaVistoria, type ItemDaVistoria } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { chavePorConteudo } from '../../../apps/server/src/core/files/armazenamento.ts'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'
import type { Servicos } from '../../../apps/server/src/core/servicos.ts'
import { abrirVistoria } from '../../../apps/server/src/modules/vistorias/abrir-vistoria.ts'
import { porModelos } from '../../../apps/server/src/modules/vistorias/por-modelos.ts'
import { avariasDe } from '../avarias.ts'
import { FOTOS } from '../fotos.gen.ts'
import type { BemSemeado } from './bens.ts'

const QUEM = 'Paulo Pátio'
const HORA_MS = 3_600_000
const PASTA = path.resolve(import.meta.dirname, '../fotos')
const FOTOS_POR_VISTORIA = 4

/** Inspected and done, from the best vehicle to the worst; the next ones wait, and the last is cancelled. */
const FEITAS = ['hb20-unique', 'onix-lt', 'mt03', 'jetta-media', 'volvo-fh460']
const QUE_ESPERAM = ['delivery-11180', 'strada-volcano', 'hilux-sr', 'gol-trendline']
const CANCELADA = 'corolla-xei'

/** What the description names and the outline has a place for; the note has the words of the photograph. */
const achadosEm = (codigo: string): readonly Marca[] =>
  avariasDe(codigo).flatMap(({ lugar, dano, gravidade, legenda }) =>
    lugar === null ? [] : [{ x: lugar[0], y: lugar[1], dano, gravidade, nota: legenda }],
  )

function valoresDe(i: ItemDaVistoria, pior: number, km: number | null): string[] {
  if (i.tipo === 'simNao') return ['Sim']
  if (i.tipo === 'opcao') return [i.opcoes[Math.min(pior >= 3 ? 1 : 0, i.opcoes.length - 1)]?.valor ?? '']
  if (i.tipo === 'opcoes') return i.opcoes.slice(0, 3).map((o) => o.valor)
  if (i.tipo === 'numero') return [String(km ?? 98_450)]
  if (i.tipo === 'pneus') return i.rodas.map((r, n) => `${r}=${pior > 1 && n < pior ? 'TROCA' : 'BOM'}`)
  return []
}

function responderTudo(
  categorias: readonly CategoriaDaVistoria[],
  marcas: readonly Marca[],
  base: Pick<Resposta, 'aparelho' | 'aparelhoEm' | 'recebidaEm'> & { km: number | null; pior: number },
): Respostas {
  const { km, pior, ...quando } = base
  const respostas: Record<string, Resposta> = {}
  for (const [n, i] of categorias.flatMap((c) => c.itens).entries()) {
    const valores = valoresDe(i, pior, km)
    if (valores.length === 0 && i.tipo !== 'marcacao') continue
    const marcacoes = i.tipo === 'marcacao' ? marcas : []
    respostas[i.id] = { ...quando, n: n + 1, valores, marcacoes, observacao: '' }
  }
  return respostas
}

/** The drawn pictures of a vehicle as a phone would have sent them. */
async function enviarFotos(
  tx: Tx,
  s: Servicos,
  hotId: number,
  visUid: string,
  codigo: string,
  itens: readonly ItemDaVistoria[],
): Promise<void> {
  const arquivos =
    (FOTOS as Readonly<Record<string, { fotos: readonly { arquivo: string }[] }>>)[codigo]?.fotos ?? []
  const alvos = itens.filter((i) => i.tipo === 'foto' && i.publico)
  for (const [n, f] of arquivos.slice(0, FOTOS_POR_VISTORIA).entries()) {
    const item = alvos[n]
    if (item === undefined) return
    const bytes = await sharp(await readFile(path.join(PASTA, f.arquivo)))
      .jpeg({ quality: 74 })
      .toBuffer()
    const arquivo = chavePorConteudo(`anexos/${hotId}`, bytes, 'jpg')
    await s.arquivos.privado.gravar(arquivo, bytes, 'image/jpeg')
    await tx
      .insertInto('anexo')
      .values({
        hotId,
        entidade: 'vistoria',
        entidadeUid: visUid,
        tipo: 'foto',
        pasta: item.id,
        ordem: n + 1,
        nome: `${item.id}.jpg`,
        tipoArquivo: 'image/jpeg',
        tamanho: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        arquivo,
        chaveDoPedido: randomUUID(),
        enviadoPor: QUEM,
      })
      .execute()
  }
}

export async function semearVistorias(
  tx: Tx,
  s: Servicos,
  hotId: number,
  bens: readonly BemSemeado[],
  agora: number,
): Promise<void> {
  await porModelos(tx, hotId, 'Ana Administração')
  const paulo = await tx
    .selectFrom('usuario')
    .select('id')
    .where('hotId', '=', hotId)
    .where('email', '=', 'patio@martelo.demo')
    .executeTakeFirstOrThrow()
  const escolhidos = [...FEITAS, ...QUE_ESPERAM, CANCELADA].flatMap((codigo) =>
    bens.filter((b) => b.v.codigo === codigo).slice(0, 1),
  )
  for (const [n, b] of escolhidos.entries()) {
    const { patId } = await tx
      .selectFrom('veiculo')
      .select('patId')
      .where('id', '=', b.id)
      .executeTakeFirstOrThrow()
    const aberta = await abrirVistoria(tx, hotId, {
      bem: { id: b.id, tipoId: b.v.tipoId, patId },
      pedidaPor: 'Lucas Leilões',
    })
    if (!aberta.ok) continue
    if (n < FEITAS.length) await fazer(tx, s, { hotId, usuId: paulo.id, ...aberta }, b, n, agora)
    else if (b.v.codigo === CANCELADA)
      await sql`update vistoria set situacao = 'Cancelada', motivo_cancelada = 'Veículo devolvido ao comitente'
        where hot_id = ${hotId} and id = ${aberta.id}`.execute(tx)
  }
}

interface Aberta {
  readonly hotId: number
  readonly usuId: number
  readonly id: number
  readonly uid: string
}

async function fazer(tx: Tx, s: Servicos, v: Aberta, b: BemSemeado, n: number, agora: number): Promise<void> {
  const r = await sql<{ categorias: CategoriaDaVistoria[] }>`select q.categorias from vistoria v
    join tipo_vistoria_versao q on q.id = v.ver_id where v.id = ${v.id}`.execute(tx)
  const categorias = r.rows[0]?.categorias ?? []
  const fim = agora - (n + 2) * 7 * HORA_MS
  const inicio = fim - HORA_MS / 3
  // One of the phones is two hours behind.
  const atraso = n === 1 ? 2 * HORA_MS : 0
  const aparelho = randomUUID()
  const quando = {
    aparelho,
    aparelhoEm: new Date(fim - atraso).toISOString(),
    recebidaEm: new Date(fim).toISOString(),
  }
  const respostas = responderTudo(categorias, achadosEm(b.v.codigo), { ...quando, km: b.v.km, pior: n })
  const nota = notaDaVistoria(categorias, respostas)
  await sql`update vistoria set situacao = 'Realizada', respostas = ${JSON.stringify(respostas)}::jsonb, nota = ${nota?.nota ?? null},
    pontos = ${nota?.pontos ?? null}, aparelho = ${aparelho}, aparelho_nome = 'Android', vistoriador_id = ${v.usuId}, vistoriador = ${QUEM},
    relogio_segundos = ${-atraso / 1000}, created_at = ${new Date(inicio - HORA_MS)}, data_inicio = ${new Date(inicio)},
    data_fim = ${new Date(fim)}, sincronizada_em = ${new Date(fim + HORA_MS / 4)}, aparelho_inicio = ${new Date(inicio - atraso)},
    aparelho_fim = ${new Date(fim - atraso)} where hot_id = ${v.hotId} and id = ${v.id}`.execute(tx)
  await enviarFotos(
    tx,
    s,
    v.hotId,
    v.uid,
    b.v.codigo,
    categorias.flatMap((c) => c.itens),
  )
  if (n !== 2) return
  const outro = responderTudo(categorias, achadosEm(b.v.codigo).slice(0, 1), {
    ...quando,
    aparelho: randomUUID(),
    km: b.v.km,
    pior: 1,
  })
  await tx
    .insertInto('vistoriaCopia')
    .values({
      hotId: v.hotId,
      visId: v.id,
      vistoriadorId: v.usuId,
      vistoriador: QUEM,
      aparelho: randomUUID(),
      aparelhoNome: 'iPhone',
      relogioSegundos: 0,
      respostas: sql<never>`${JSON.stringify(outro)}::jsonb`,
      motivo: 'Realizada',
    })
    .execute()
}
