// Rows of the test data in the shape of the real ones. What a sent vehicle does not say is empty, as it would be.
import { apiBaixarDocumento } from '@martelo/contracts/sistemas/api-baixar-documento.contract.ts'
import {
  papelDeEnsaio,
  REMOCAO_DO_ENVIADO,
  REMOCOES_DE_ENSAIO,
} from '@martelo/domain/sistemas/dados-de-ensaio.ts'
import { createHash } from 'node:crypto'
import type { LinhaDeEnsaio } from './ensaio.sql.ts'

const texto = (v: unknown): string | null => (typeof v === 'string' && v !== '' ? v : null)
const numero = (v: unknown): number | null => (typeof v === 'number' ? v : null)

export const veiculoDeEnsaio = ({ uid, referencia, dados: d, criadoAt }: LinhaDeEnsaio) => ({
  uid,
  referencia,
  nome: texto(d.nome) ?? '',
  marca: texto(d.marca) ?? '',
  modelo: texto(d.modelo) ?? '',
  anoFabricacao: numero(d.anoFabricacao),
  anoModelo: numero(d.anoModelo),
  placa: texto(d.placa),
  chassi: texto(d.chassi),
  renavam: texto(d.renavam),
  situacao: 'ESTOQUE',
  patio: null,
  criadoAt: criadoAt.toISOString(),
})

export function loteDeEnsaio({ uid, dados: d, criadoAt }: LinhaDeEnsaio) {
  const [arremate, comissao, lance, reserva] = [d.arremate, d.comissao, d.lance, d.reserva].map(numero)
  return {
    uid,
    numero: texto(d.numero) ?? '',
    nome: texto(d.nome) ?? '',
    placa: texto(d.placa),
    chassi: null,
    situacao: texto(d.situacao) ?? '',
    minimo: numero(d.minimo) ?? 0,
    reserva: reserva ?? null,
    lance: lance ?? null,
    lances: lance == null ? 0 : 1,
    leilao: { uid, nome: 'Leilão de ensaio', data: criadoAt.toISOString() },
    reservaAtingida: lance == null || reserva == null ? null : lance >= reserva,
    arremate: arremate ?? null,
    multa: 0,
    comissao: comissao ?? null,
    despesas: 0,
    liquido: arremate == null || comissao == null ? null : arremate - comissao,
  }
}

export const prestacaoDeEnsaio = ({ uid, dados: d, criadoAt }: LinhaDeEnsaio) => ({
  uid,
  numero: texto(d.numero) ?? '',
  situacao: texto(d.situacao) ?? '',
  vendido: numero(d.vendido) ?? 0,
  multas: numero(d.multas) ?? 0,
  correcoes: numero(d.correcoes) ?? 0,
  comissao: numero(d.comissao) ?? 0,
  despesas: numero(d.despesas) ?? 0,
  adiantamentos: numero(d.adiantamentos) ?? 0,
  retido: numero(d.retido) ?? 0,
  liquido: numero(d.liquido) ?? 0,
  leilao: 'Leilão de ensaio',
  aprovadaAt: criadoAt.toISOString(),
  pagaAt: criadoAt.toISOString(),
})

const HORAS = 3_600_000
const DIAS_DO_PRAZO = 3

export const condicionalDeEnsaio = ({ uid, dados: d, criadoAt }: LinhaDeEnsaio) => ({
  uid,
  numero: texto(d.numero) ?? '',
  nome: texto(d.nome) ?? '',
  leilao: { uid, nome: 'Leilão de ensaio' },
  situacao: 'AGUARDANDO_COMITENTE' as const,
  valor: numero(d.lance) ?? 0,
  reserva: numero(d.reserva),
  prazo: new Date(criadoAt.getTime() + DIAS_DO_PRAZO * 24 * HORAS).toISOString(),
})

const veiculoCitado = ({ uid, referencia, dados: d }: LinhaDeEnsaio) => ({
  uid,
  referencia,
  nome: texto(d.nome) ?? '',
  placa: texto(d.placa),
})

const doEnsaio = (referencia: string | null): string => /^ENSAIO-(\d+)$/.exec(referencia ?? '')?.[1] ?? ''

/** Each vehicle to try with has one removal; what is over has both of its times. */
export function remocaoDeEnsaio(l: LinhaDeEnsaio) {
  const situacao = REMOCOES_DE_ENSAIO[doEnsaio(l.referencia)] ?? REMOCAO_DO_ENVIADO
  const pedida = l.criadoAt.getTime()
  const em = (horas: number, sim: boolean) => (sim ? new Date(pedida + horas * HORAS).toISOString() : null)
  const saiu = situacao === 'FINALIZADA' || situacao === 'EM_TRANSPORTE'
  return {
    uid: l.uid,
    veiculo: veiculoCitado(l),
    situacao,
    de: 'Oficina de ensaio, Campinas/SP',
    para: 'Pátio de ensaio',
    previstaEm: situacao === REMOCAO_DO_ENVIADO ? null : (em(24, true)?.slice(0, 10) ?? null),
    pedidaAt: l.criadoAt.toISOString(),
    inicioAt: em(25, saiu),
    fimAt: em(27, situacao === 'FINALIZADA'),
    valor: 35_000,
  }
}

export const bytesDeEnsaio = (l: LinhaDeEnsaio): Buffer =>
  Buffer.from(papelDeEnsaio(`Laudo de ensaio ${texto(l.dados.placa) ?? ''}`), 'latin1')

/** Each vehicle to try with has one paper. */
export function documentoDeEnsaio(l: LinhaDeEnsaio) {
  const bytes = bytesDeEnsaio(l)
  return {
    uid: l.uid,
    veiculo: veiculoCitado(l),
    origem: 'veiculo' as const,
    tipo: 'laudo',
    nome: 'laudo-de-ensaio.pdf',
    tipoArquivo: 'application/pdf',
    tamanho: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    enviadoAt: l.criadoAt.toISOString(),
    arquivo: apiBaixarDocumento.path.replace(':uid', l.uid),
  }
}
