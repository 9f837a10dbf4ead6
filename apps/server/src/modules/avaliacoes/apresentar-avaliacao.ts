import { assinaturaDoComprador } from '@martelo/domain/avaliacoes/avaliacao-da-compra.ts'
import { iso } from '../../core/http/iso.ts'
import type { AvaliacaoLida, CompraAvaliada } from './avaliacao-da-compra.sql.ts'
import { impedimentoDeAvaliar } from '@martelo/domain/avaliacoes/avaliacao-da-compra.ts'

export const comoPublica = (a: AvaliacaoLida) => ({
  uid: a.uid,
  nota: a.nota,
  texto: a.texto,
  quem: assinaturaDoComprador(a.quem),
  bem: a.bem,
  escritaAt: iso(a.escrita),
  resposta: a.resposta,
})

export const comoMinha = (c: CompraAvaliada) => ({
  impedimento: impedimentoDeAvaliar(c),
  avaliacao:
    c.nota === null || c.situacao === null
      ? null
      : { nota: c.nota, texto: c.texto ?? '', situacao: c.situacao, motivo: c.motivo, resposta: c.resposta },
})
