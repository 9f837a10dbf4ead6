import { suspeitas } from '@martelo/contracts/bloqueios/suspeitas.contract.ts'
import { LIMIARES, TIPOS_DE_SUSPEITA, type TipoDeSuspeita } from '@martelo/domain/bloqueios/bloqueio.ts'
import { handle } from '../../core/http/handle.ts'
import { type Achado, alvosDe, buscarSuspeitas } from './suspeitas.sql.ts'

const DETALHE: Readonly<Record<TipoDeSuspeita, (a: Achado) => string>> = {
  DISPOSITIVO: (a) =>
    `${a.n} contas entraram com o dispositivo ${a.sobre} nos últimos ${LIMIARES.contasPorDispositivo.dias} dias`,
  RAJADA: (a) => `${a.n} cadastros seguidos a partir do endereço ${a.sobre}`,
  VENDEDOR: (a) => `${a.n} lances, todos em bens de ${a.sobre}, nenhum vencedor`,
}

handle(suspeitas, (ctx) =>
  ctx.ler(async (tx) => {
    const todas = []
    for (const tipo of TIPOS_DE_SUSPEITA)
      for (const a of await buscarSuspeitas(tx, ctx.hotsite.id, tipo))
        todas.push({
          chave: a.chave,
          tipo,
          detalhe: DETALHE[tipo](a),
          contas: a.contas.map(({ clienteId, nome }) => ({ clienteId, nome })),
          alvos: alvosDe(tipo, a),
          desde: a.desde.toISOString(),
        })
    return todas
  }),
)
