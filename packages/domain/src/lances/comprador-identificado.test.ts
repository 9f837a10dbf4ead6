import { expect, test } from 'vitest'
import { impedimentoDoComprador } from './comprador-identificado.ts'

const apto = { ativo: true, documentoSituacao: 'Aprovado', habilitado: true }
test.each([
  ['could have bid', apto, null],
  ['blocked', { ...apto, ativo: false }, 'Cadastro bloqueado'],
  [
    'documents wait',
    { ...apto, documentoSituacao: 'Aguardando Validação' },
    'Documentos: Aguardando Validação',
  ],
  ['not enabled', { ...apto, habilitado: false }, 'Sem habilitação aprovada neste leilão'],
])('%s', (_, c, esperado) => expect(impedimentoDoComprador(c)).toBe(esperado))
