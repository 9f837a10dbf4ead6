// A client's documents as the contract shows them: what is demanded, what was sent, how each stands.
import type { DocumentosDoCliente } from '@martelo/contracts/clientes/documento.schemas.ts'
import {
  DOCUMENTOS_EXIGIDOS,
  documentosOpcionais,
  ROTULO_DO_DOCUMENTO,
  type TipoDeDocumento,
} from '@martelo/domain/clientes/documentos-exigidos.ts'
import { naturezaDoCliente } from '@martelo/domain/comum/identificadores/documento.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import { documentosDoCliente, type LinhaCliente } from './clientes.sql.ts'

/** The hotsite's own list when it has one, otherwise what the client's nature asks for. */
export function exigidosDe(h: Hotsite, c: LinhaCliente): TipoDeDocumento[] {
  const natureza = naturezaDoCliente(c)
  return h.documentosExigidos.length > 0
    ? (h.documentosExigidos as TipoDeDocumento[])
    : [...DOCUMENTOS_EXIGIDOS[natureza]]
}

export async function apresentarDocumentos(
  tx: Tx,
  h: Hotsite,
  c: LinhaCliente,
): Promise<z.infer<typeof DocumentosDoCliente>> {
  const linhas = await documentosDoCliente(tx, h.id, c.id)
  const exigidos = exigidosDe(h, c)
  const comRotulo = (tipo: TipoDeDocumento) => ({ tipo, rotulo: ROTULO_DO_DOCUMENTO[tipo] })
  return {
    documentoSituacao: c.documentoSituacao,
    exigidos: exigidos.map(comRotulo),
    opcionais: documentosOpcionais(exigidos).map(comRotulo),
    documentos: linhas.map((d) => ({
      uid: d.uid,
      tipo: d.tipo as TipoDeDocumento,
      rotulo: ROTULO_DO_DOCUMENTO[d.tipo as TipoDeDocumento],
      nomeOriginal: d.nomeOriginal,
      tipoArquivo: d.tipoArquivo,
      tamanho: d.tamanho,
      situacao: d.situacao,
      motivo: d.motivo,
      enviadoAt: iso(d.enviadoAt),
    })),
  }
}
