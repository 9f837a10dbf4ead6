// The house's acts on a conditional sale: to answer in the consignor's place, and to reopen one that was denied. Each says
// the value that it is about, and asks before it cannot be taken back.
import { Button, Group, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import { avisarSucesso } from '../../core/mantine/avisos.ts'
import { Confirmar } from '../../kit/ficha/confirmar.tsx'

export type CondicionalDaCasa = RespostaDe<Calls['GET /v1/leilao/condicionais']>[number]
type Ato = 'liberar' | 'recusar' | 'reabrir'

export function AgirPelaCasa({ c, aoMudar }: { c: CondicionalDaCasa; aoMudar: () => void }) {
  const [ato, setAto] = useState<Ato | null>(null)
  if (!c.podeResponder && !c.podeReabrir) return null
  const responde = c.podeResponder
  const semResposta = c.condicional.situacao === 'AGUARDANDO_CLIENTE'
  const params = { lelUid: c.lelUid }
  const fazer = async (motivo: string): Promise<void> => {
    if (ato === 'reabrir')
      await chamar('POST /v1/leilao/lotes/:lelUid/condicional/reabrir', { params, body: { motivo } })
    else
      await chamar('POST /v1/leilao/lotes/:lelUid/condicional/resposta', {
        params,
        body: { resposta: ato === 'liberar' ? 'Liberada' : 'Recusada', sobre: c.sobre },
      })
    avisarSucesso(ato === 'reabrir' ? 'Condicional reaberta' : 'Resposta registrada')
    aoMudar()
  }
  return (
    <Group gap="xs" wrap="nowrap">
      {responde && (
        <Button
          size="compact-sm"
          aria-label={`Liberar o lote ${c.numero} por ${formatarReais(c.sobre)}`}
          onClick={() => setAto('liberar')}
        >
          Liberar
        </Button>
      )}
      {responde && !semResposta && (
        <Button size="compact-sm" variant="default" onClick={() => setAto('recusar')}>
          Recusar
        </Button>
      )}
      {c.podeReabrir && (
        <Button size="compact-sm" variant="default" onClick={() => setAto('reabrir')}>
          Reabrir
        </Button>
      )}
      <Confirmar
        aberto={ato !== null}
        titulo={ato === null ? '' : tituloDe(ato, c)}
        botao={ato === 'liberar' ? 'Liberar' : ato === 'recusar' ? 'Recusar o lance' : 'Reabrir'}
        perigo={ato === 'recusar'}
        {...(ato === 'reabrir' ? { motivo: 'obrigatorio' as const } : {})}
        aoFechar={() => setAto(null)}
        aoConfirmar={fazer}
      >
        {ato === 'reabrir' ? (
          'A condicional volta a esperar a resposta do comitente.'
        ) : (
          <>
            <Text size="sm">
              {ato === 'liberar'
                ? `O lote é vendido por ${formatarReais(c.sobre)} em nome de ${c.comitente}.`
                : `O lance de ${formatarReais(c.sobre)} é recusado em nome de ${c.comitente}.`}
            </Text>
            {c.valorComitente !== null && (
              <Text size="sm" c="dimmed">
                Reserva do comitente: {formatarReais(c.valorComitente)}
              </Text>
            )}
          </>
        )}
      </Confirmar>
    </Group>
  )
}

const tituloDe = (ato: Ato, c: CondicionalDaCasa): string =>
  `${{ liberar: 'Liberar', recusar: 'Recusar', reabrir: 'Reabrir' }[ato]} o lote ${c.numero}?`
