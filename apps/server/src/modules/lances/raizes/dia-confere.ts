// Whether the root of a day is the one of what it holds, and is signed.
import {
  folhaDe,
  raizDe,
  textoDaAuditoriaNoDia,
  textoDasGravacoesNoDia,
  textoDoDia,
  textoDoLoteNoDia,
} from '@martelo/domain/lances/arvore.ts'
import { assinaturaConfere, resumir } from './assinatura.ts'
import type { DiaPublicado } from './dias-publicados.sql.ts'

export function diaConfere(d: DiaPublicado): boolean {
  const textos = [
    ...d.lotes.map(textoDoLoteNoDia),
    ...d.gravacoes.map(textoDasGravacoesNoDia),
    ...d.auditoria.map(textoDaAuditoriaNoDia),
  ]
  if (textos.length === 0) return false
  const raiz = Buffer.from(
    raizDe(
      textos.map((t) => folhaDe(Buffer.from(t), resumir)),
      resumir,
    ),
  )
  const texto = textoDoDia({
    hotUid: d.hotUid,
    dia: d.dia,
    raiz: raiz.toString('hex'),
    publicadaEm: d.publicadaAt.toISOString(),
  })
  return raiz.equals(d.raiz) && assinaturaConfere(texto, d.chave, d.assinatura)
}
