// Rows of the test data in the shape of the real ones. What a sent vehicle does not say is empty, as it would be.
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
  comissao: numero(d.comissao) ?? 0,
  despesas: numero(d.despesas) ?? 0,
  adiantamentos: numero(d.adiantamentos) ?? 0,
  retido: numero(d.retido) ?? 0,
  liquido: numero(d.liquido) ?? 0,
  leilao: 'Leilão de ensaio',
  aprovadaAt: criadoAt.toISOString(),
  pagaAt: criadoAt.toISOString(),
})
