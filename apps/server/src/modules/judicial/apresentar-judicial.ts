import type { Preferencia, PropostaLida } from './judicial.sql.ts'

export const apresentarDireito = (d: Preferencia) => ({
  uid: d.uid,
  versao: d.versao,
  fundamento: d.fundamento,
  explicacao: d.explicacao,
  situacao: d.situacao,
  motivo: d.motivo,
  createdAt: d.createdAt.toISOString(),
})

export const apresentarProposta = (p: PropostaLida) => ({
  uid: p.uid,
  praca: p.praca,
  valor: p.valor,
  entrada: p.entrada,
  parcelas: p.parcelas,
  garantia: p.garantia,
  situacao: p.situacao,
  createdAt: p.createdAt.toISOString(),
})
