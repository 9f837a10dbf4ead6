// Withdrawal and repasse by the consignor himself, where the lot's table of states lets him. Each asks once more.
import { Button, Group, Text } from '@mantine/core'
import { ACOES_DO_LOTE } from '@martelo/domain/lotes/acoes.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { movimentosDoComitente } from '@martelo/domain/portal/solicitacoes.ts'
import { useState } from 'react'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { solicitar } from '../../../parts/condicionais/solicitar.ts'
import type { Lote } from './usar-acompanhamento-do-comitente.ts'

type Ato = 'retirar' | 'mandarRepasse'

export function MoverLote({ lote, aoMover }: { readonly lote: Lote; aoMover(): void }) {
  const [ato, setAto] = useState<Ato | null>(null)
  const { numero, lelUid, situacao } = lote.estado
  const papeis = atoresDosPapeis(useQuem()?.papeis ?? [])
  const possiveis = movimentosDoComitente(situacao, lote.meu ? ['Comitente'] : papeis)
  if (possiveis.length === 0) return null
  const enviar = async (motivo: string): Promise<void> => {
    if (ato === null) return
    try {
      avisarSucesso(await solicitar({ lelUid, acao: ato, motivo }))
    } finally {
      aoMover()
    }
  }
  return (
    <Group gap="xs">
      {possiveis.map((a) => (
        <Button
          key={a}
          size="compact-xs"
          variant="subtle"
          color={ACOES_DO_LOTE[a].perigo ? 'red' : 'gray'}
          aria-label={`${ACOES_DO_LOTE[a].rotulo}: lote ${numero}`}
          onClick={() => setAto(a)}
        >
          {ACOES_DO_LOTE[a].rotulo}
        </Button>
      ))}
      <Confirmar
        aberto={ato !== null}
        titulo={ato === null ? '' : `${ACOES_DO_LOTE[ato].rotulo}: lote ${numero}?`}
        botao={ato === null ? '' : ACOES_DO_LOTE[ato].rotulo}
        perigo={ato === 'retirar'}
        {...(ato === 'retirar' ? { motivo: 'obrigatorio' as const } : {})}
        aoFechar={() => setAto(null)}
        aoConfirmar={enviar}
      >
        <Text size="sm">{ato === null ? '' : ACOES_DO_LOTE[ato].consequencia}</Text>
      </Confirmar>
    </Group>
  )
}
