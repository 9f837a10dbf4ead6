// Everything that lies encrypted under MARTELO_CHAVES, each declared by its table's owner. What is sealed under a key of
// `chave_do_sistema` (codes of an app) is not: that key lives and moves with the database.
import { CREDENCIAIS } from '../core/externo/credenciais.ts'
import type { ColunaCifrada } from '../core/externo/recifrar.ts'
import { SEGREDOS_DOS_WEBHOOKS } from '../modules/sistemas/webhook-comitente.integration.ts'
import { CHAVES_DOS_DESTINOS } from '../modules/transmissoes/enderecos-de-destino.ts'

export const COLUNAS_CIFRADAS: readonly ColunaCifrada[] = [
  CREDENCIAIS,
  SEGREDOS_DOS_WEBHOOKS,
  CHAVES_DOS_DESTINOS,
]
