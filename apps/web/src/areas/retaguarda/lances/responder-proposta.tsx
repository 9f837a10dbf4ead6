// The house's answer to a proposal, wherever one is shown: accept, counter or refuse, each asked once more.
import { Button, Group } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { EntradaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { Contrapropor } from './contrapropor.tsx'

export const PROPOSTAS_RECEBIDAS = 'propostas-recebidas'

export type AResponder = Pick<
  RespostaDe<Calls['GET /v1/leilao/propostas']>[number],
  'uid' | 'numero' | 'valor' | 'cliente' | 'situacao'
>
type Resposta = EntradaDe<Calls['PUT /v1/leilao/propostas/:uid/responder']>['body']

const ROTULO = { aceitar: 'Aceitar', contrapropor: 'Contrapropor', recusar: 'Recusar' } as const

/** Nothing, once it was answered. */
export function ResponderProposta({ p, size }: { readonly p: AResponder; readonly size?: 'compact-sm' }) {
  const consultas = useQueryClient()
  const [agindo, setAgindo] = useState<Resposta['resposta'] | null>(null)
  const responder = async (body: Resposta): Promise<void> => {
    await chamar('PUT /v1/leilao/propostas/:uid/responder', { params: { uid: p.uid }, body })
    avisarSucesso('Resposta enviada ao cliente')
    await consultas.invalidateQueries({ queryKey: [PROPOSTAS_RECEBIDAS] })
  }
  const fechar = (): void => setAgindo(null)
  if (p.situacao !== 'ENVIADA') return null
  return (
    <>
      <Group gap={4} wrap="nowrap">
        {(['aceitar', 'contrapropor', 'recusar'] as const).map((resposta) => (
          <Button
            key={resposta}
            {...(size ? { size } : {})}
            variant={resposta === 'aceitar' ? 'filled' : 'default'}
            onClick={() => setAgindo(resposta)}
          >
            {ROTULO[resposta]}
          </Button>
        ))}
      </Group>
      <Confirmar
        aberto={agindo === 'aceitar'}
        titulo={`Aceitar a proposta de ${p.cliente}?`}
        botao="Aceitar"
        aoFechar={fechar}
        aoConfirmar={() => responder({ resposta: 'aceitar' })}
      >
        {`O lote ${p.numero} é vendido por ${formatarReais(p.valor)}; abaixo da reserva, a última palavra é do comitente. As outras propostas do lote são encerradas.`}
      </Confirmar>
      <Confirmar
        aberto={agindo === 'recusar'}
        titulo={`Recusar a proposta de ${p.cliente}?`}
        botao="Recusar"
        perigo
        motivo="opcional"
        aoFechar={fechar}
        aoConfirmar={(motivo) => responder({ resposta: 'recusar', ...(motivo ? { motivo } : {}) })}
      >
        O cliente recebe a resposta por e-mail, com o motivo, e pode fazer outra proposta.
      </Confirmar>
      <Contrapropor
        proposta={agindo === 'contrapropor' ? p : null}
        aoFechar={fechar}
        aoEnviar={(contraproposta, motivo) =>
          responder({ resposta: 'contrapropor', contraproposta, ...(motivo ? { motivo } : {}) })
        }
      />
    </>
  )
}
