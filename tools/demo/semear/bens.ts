// The goods of one brand, with their pictures and 360° turns.
import { chaveDaPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'
import { FOTOS } from '../fotos.gen.ts'
import type { VeiculoDemo } from '../tipos.ts'
import { nomeDoVeiculo, VEICULOS } from '../veiculos.ts'
import type { FotoGuardada } from './fotos.ts'
import { itensGravados } from './itens.ts'
import type { Gente } from './pessoas.ts'

export interface BemSemeado {
  readonly id: number
  readonly comId: number
  readonly v: VeiculoDemo
}

export async function semearBens(
  tx: Tx,
  hotId: number,
  gente: Gente,
  fotos: ReadonlyMap<string, FotoGuardada>,
): Promise<BemSemeado[]> {
  const semeados: BemSemeado[] = []
  for (const v of VEICULOS) {
    const comId = gente.comitentes.get(v.comitente)
    if (comId === undefined) throw new Error(`unknown consignor ${v.comitente} of ${v.codigo}`)
    const id = await semearBem(tx, hotId, comId, gente.patios.get(v.patio) ?? null, v)
    await semearFotos(tx, hotId, id, v.codigo, fotos)
    semeados.push({ id, comId, v })
  }
  return semeados
}

async function semearBem(
  tx: Tx,
  hotId: number,
  comId: number,
  patId: number | null,
  v: VeiculoDemo,
): Promise<number> {
  const r = await tx
    .insertInto('veiculo')
    .values({
      hotId,
      comId,
      patId,
      tipoId: v.tipoId,
      nome: nomeDoVeiculo(v),
      marca: v.marca,
      modelo: v.modelo,
      versaoModelo: v.versao,
      anoFabricacao: v.anoFabricacao,
      anoModelo: v.anoModelo,
      cor: v.cor,
      placa: v.placa,
      placaChave: v.placa && chaveDaPlaca(v.placa),
      placaUf: v.placa && v.uf,
      chassi: v.chassi,
      renavam: v.renavam,
      possuiChave: v.possuiChave,
      combustivel: v.combustivel,
      km: v.km,
      conservacao: v.conservacao,
      monta: v.monta,
      sinistro: v.sinistro,
      retomada: v.retomada,
      valorMercado: v.valorMercado,
      fipeCodigo: v.fipe?.codigo ?? null,
      fipeValor: v.fipe?.valor ?? null,
      fipeAtualizadaAt: v.fipe && `${v.fipe.referencia}-01T00:00:00-03:00`,
      prazoDocumento: 20,
      laudoCautelarResultado: v.laudoCautelarResultado,
      itensDetalhados: sql`${JSON.stringify(itensGravados(v.itensDetalhados))}::jsonb`,
      descricao: v.descricao,
      cidade: v.cidade,
      uf: v.uf,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return r.id
}

async function semearFotos(
  tx: Tx,
  hotId: number,
  veiId: number,
  codigo: string,
  fotos: ReadonlyMap<string, FotoGuardada>,
): Promise<void> {
  const galeria = FOTOS[codigo]
  if (galeria === undefined) return
  const linha = (tipo: 'foto' | 'giro', arquivo: string, ordem: number, legenda: string) => {
    const f = fotos.get(arquivo)
    if (f === undefined) throw new Error(`picture ${arquivo} was not stored`)
    // One vehicle in six has just been photographed: its pictures wait for a decision.
    const aprovadaAt = tipo === 'foto' && veiId % 6 === 0 ? null : new Date()
    return { hotId, veiId, tipo, ordem, legenda, aprovadaAt, ...f }
  }
  const linhas = [
    ...galeria.fotos.map((f, i) => linha('foto', f.arquivo, i + 1, f.texto)),
    ...galeria.giro360.map((f, i) => linha('giro', f, i + 1, 'Volta completa (imagem ilustrativa)')),
  ]
  if (linhas.length > 0) await tx.insertInto('veiculoFoto').values(linhas).execute()
}

/** Another good of the same model, as an auction of last week had one: other plate, other chassis, same pictures. */
export async function semearOutroIgual(
  tx: Tx,
  hotId: number,
  gente: Gente,
  modelo: VeiculoDemo,
  numero: number,
  fotos: ReadonlyMap<string, FotoGuardada>,
): Promise<BemSemeado> {
  const comId = gente.comitentes.get(modelo.comitente)
  if (comId === undefined) throw new Error(`unknown consignor ${modelo.comitente} of ${modelo.codigo}`)
  const v: VeiculoDemo = {
    ...modelo,
    placa: modelo.placa && modelo.placa.slice(0, -2) + String(10 + numero),
    chassi: modelo.chassi && modelo.chassi.slice(0, -4) + String(7300 + numero * 17),
    // A number with a check digit of its own; the invented one belongs to the good that is on sale now.
    renavam: null,
    km: modelo.km === null ? null : modelo.km + 1700 * (numero + 1),
  }
  const id = await semearBem(tx, hotId, comId, gente.patios.get(v.patio) ?? null, v)
  await semearFotos(tx, hotId, id, modelo.codigo, fotos)
  return { id, comId, v }
}
