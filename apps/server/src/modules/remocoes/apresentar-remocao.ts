import { permite } from '@martelo/contracts/core/permissions.ts'
import type {
  LugarDaRemocao,
  RemocaoCompleta,
  RemocaoNaEstrada,
  RemocaoNaLista,
} from '@martelo/contracts/remocoes/remocao.schemas.ts'
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { EVENTOS_DE_REMOCAO, podeTransitarRemocao } from '@martelo/domain/remocoes/states.ts'
import { corEscrita } from '@martelo/domain/veiculos/cor-escrita.ts'
import { bemVistoriado } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { naListaDeVistorias } from '../estadias/door.ts'
import { vistoriasDaRemocao, vistoriasDe } from '../vistorias/door.ts'
import { contarFotos } from './contar-fotos.ts'
import { posicoesDaViagem } from './posicoes-da-viagem.ts'
import { atores } from './quem-remove.ts'
import { type LinhaDeRemocao, linksDa, passosDa, registrosDa } from './remocoes.sql.ts'

type Completa = z.infer<typeof RemocaoCompleta>
type Lugar = z.infer<typeof LugarDaRemocao>

export const naListaDeRemocoes = (r: LinhaDeRemocao): z.infer<typeof RemocaoNaLista> => ({
  uid: r.uid,
  id: r.id,
  situacao: r.situacao,
  veiUid: r.veiUid,
  veiculo: r.veiculo,
  placa: r.placa,
  comitente: r.comitente,
  local: r.local,
  localCidade: `${r.localCidade}/${r.localUf}`,
  patio: r.patio,
  transportadora: r.transportadora,
  motorista: r.motorista,
  solicitadaAt: iso(r.solicitadaAt),
  previstaEm: r.previstaEm,
  inicioAt: iso(r.inicioAt),
  fimAt: iso(r.fimAt),
  valorSugerido: r.valorSugerido,
  valor: r.valor,
})

const mapa = (texto: string, lat: number | null, lng: number | null): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lat !== null && lng !== null ? `${lat},${lng}` : texto)}`

const origem = (r: LinhaDeRemocao): Lugar => ({
  nome: r.local,
  endereco: r.localEndereco,
  cidade: r.localCidade,
  uf: r.localUf,
  contato: r.localContato,
  telefone: r.localTelefone,
  email: r.localEmail,
  mapa: mapa(`${r.localEndereco}, ${r.localCidade} - ${r.localUf}`, r.localLatitude, r.localLongitude),
})
const destino = (r: LinhaDeRemocao): Lugar => ({
  nome: r.patio,
  endereco: r.patioEndereco,
  cidade: r.patioCidade,
  uf: r.patioUf,
  contato: null,
  telefone: r.patioTelefone,
  email: r.patioEmail,
  mapa: mapa(`${r.patioEndereco}, ${r.patioCidade} - ${r.patioUf}`, r.patioLatitude, r.patioLongitude),
})

/** As if day, driver, carrier and reason were given: the form asks for them. */
function atosDe(r: LinhaDeRemocao, quem: readonly Ator[]): Completa['atos'] {
  const contexto = {
    bloqueada: r.bloqueada,
    temTransportadora: true,
    temMotorista: true,
    dia: '-',
    motivo: '-',
  }
  return Object.fromEntries(
    EVENTOS_DE_REMOCAO.map((evento) => {
      const p = podeTransitarRemocao({ de: r.situacao, evento, atores: quem }, contexto)
      return [evento, { pode: p.pode, motivo: p.pode ? null : p.motivo }]
    }),
  ) as Completa['atos']
}

export async function apresentarRemocao(ctx: Ctx, tx: Tx, r: LinhaDeRemocao): Promise<Completa> {
  const hotId = ctx.hotsite.id
  const passos = await passosDa(tx, hotId, r.id)
  const links = await linksDa(tx, hotId, r.id)
  const registros = await registrosDa(tx, hotId, r.uid)
  const { latitude, longitude, posicaoAt } = r
  return {
    ...naListaDeRemocoes(r),
    patioUid: r.patUid,
    locUid: r.locUid,
    traUid: r.traUid,
    motUid: r.motUid,
    estadiaUid: r.estUid,
    observacao: r.observacao,
    km: r.km,
    porque: r.km === null ? null : `${r.km} km de estrada`,
    quemPaga: r.quemPaga,
    bloqueada: r.bloqueada,
    bem: bemVistoriado(r.tipoId),
    localRemocao: origem(r),
    destino: destino(r),
    transportadoraTelefone: r.transportadoraTelefone,
    motoristaCpf: r.motoristaCpf,
    motoristaTelefone: r.motoristaTelefone,
    motoristaEmail: r.motoristaEmail,
    solicitadaPor: r.solicitadaPor,
    autorizadaAt: iso(r.autorizadaAt),
    autorizadaPor: r.autorizadaPor,
    confirmadaAt: iso(r.confirmadaAt),
    canceladaAt: iso(r.canceladaAt),
    canceladaPor: r.canceladaPor,
    motivo: r.motivo,
    localizacao:
      latitude === null || longitude === null || posicaoAt === null
        ? null
        : { latitude, longitude, quando: iso(posicaoAt) },
    versao: r.versao,
    passos: passos.map((p) => ({ ...p, quando: iso(p.quando), recebidoAt: iso(p.recebidoAt) })),
    links: links.map((l) => ({
      uid: l.uid,
      para: l.para,
      criadoAt: iso(l.createdAt),
      expiraAt: iso(l.expiraAt),
      revogadoAt: iso(l.revogadoAt),
      usadoAt: iso(l.usadoAt),
      vale: l.vale,
    })),
    vistorias: (await vistoriasDe(tx, hotId, { remocaoId: r.id })).map(naListaDeVistorias),
    registros: registros.map((x) => ({ ...x, quando: iso(x.quando) })),
    atos: atosDe(r, atores(ctx)),
    can: { mover: permite('remocao:mover', ctx.sessao), editar: permite('remocao:pedir', ctx.sessao) },
  }
}

export async function apresentarNaEstrada(
  tx: Tx,
  hotId: number,
  r: LinhaDeRemocao,
  para: 'transportadora' | 'motorista',
): Promise<z.infer<typeof RemocaoNaEstrada>> {
  const passos = await passosDa(tx, hotId, r.id)
  const motoristas =
    para === 'transportadora' && r.traId !== null
      ? (
          await sql<{ uid: string; nome: string }>`
            select uid, nome from motorista where hot_id = ${hotId} and tra_id = ${r.traId} and ativo order by nome limit 200`.execute(
            tx,
          )
        ).rows
      : []
  return {
    uid: r.uid,
    id: r.id,
    para,
    situacao: r.situacao,
    veiculo: r.veiculo,
    placa: r.placa,
    chassi: r.chassi,
    cor: corEscrita(r.cor),
    observacao: r.observacao,
    previstaEm: r.previstaEm,
    km: r.km,
    valor: para === 'transportadora' ? r.valor : null,
    transportadora: r.transportadora,
    motorista: r.motorista,
    localRemocao: origem(r),
    destino: destino(r),
    motoristas,
    versao: r.versao,
    atos: atosDe(r, [para === 'transportadora' ? 'Transportadora' : 'Motorista']),
    passos: passos.map((p) => ({ evento: p.evento, quando: iso(p.quando) })),
    fotos: await contarFotos(tx, hotId, r.uid),
    posicoes: para === 'motorista' ? await posicoesDaViagem(tx, hotId, r) : [],
    vistorias: para === 'motorista' ? await vistoriasDaRemocao(tx, hotId, r.id) : [],
  }
}
