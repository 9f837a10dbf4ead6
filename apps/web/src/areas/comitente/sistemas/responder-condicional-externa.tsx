// The answer of a consignor's system to a conditional lot, by hand: the same call that its program uses. Each act says the
// value that it is about; a value that changed meanwhile is refused and read again.
import { Button, Group, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { RespostaDoComitente } from '@martelo/domain/condicionais/states.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { DialogoCurto } from '../../../kit/formulario/dialogo-curto.tsx'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'

export type CondicionalExterna = RespostaDe<
  Calls['GET /v1/comitente-integracao/meu-painel']
>['condicionais'][number]

interface Props {
  readonly lote: CondicionalExterna
  aoMudar(): void
}

export function ResponderCondicionalExterna({ lote, aoMudar }: Props) {
  const [ato, setAto] = useState<RespostaDoComitente | null>(null)
  const { lelUid, numero, valor: sobre } = lote
  if (sobre === null) return null
  const enviar = async (resposta: RespostaDoComitente, valor: number | null = null): Promise<void> => {
    try {
      await chamar('POST /v1/comitente-integracao/lotes/:lelUid/contraproposta', {
        params: { lelUid },
        body: { resposta, valor, sobre },
      })
    } finally {
      aoMudar()
    }
  }
  const reais = formatarReais(sobre)
  const liberar = ato === 'Liberada'
  return (
    <Group gap="xs">
      <Button
        size="xs"
        aria-label={`Liberar o lote ${numero} por ${reais}`}
        onClick={() => setAto('Liberada')}
      >
        {`Liberar ${reais}`}
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={`Novo valor para o lote ${numero}`}
        onClick={() => setAto('Novo valor')}
      >
        Novo valor
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={`Recusar o lote ${numero}`}
        onClick={() => setAto('Recusada')}
      >
        Recusar
      </Button>
      <Confirmar
        aberto={ato === 'Liberada' || ato === 'Recusada'}
        titulo={`${liberar ? 'Liberar' : 'Recusar'} o lote ${numero}?`}
        botao={liberar ? 'Liberar' : 'Recusar o lance'}
        perigo={!liberar}
        aoFechar={() => setAto(null)}
        aoConfirmar={async () => {
          await enviar(liberar ? 'Liberada' : 'Recusada')
          avisarSucesso('Resposta enviada')
        }}
      >
        <Text size="sm">
          {liberar
            ? `O lote é vendido por ${reais}. Não é possível desfazer.`
            : `O lance de ${reais} é recusado e o bem volta para o comitente. Não é possível desfazer.`}
        </Text>
      </Confirmar>
      {ato === 'Novo valor' && (
        <NovoValor sobre={sobre} enviar={(v) => enviar('Novo valor', v)} aoFechar={() => setAto(null)} />
      )}
    </Group>
  )
}

function NovoValor(p: { readonly sobre: number; enviar(v: number): Promise<void>; aoFechar(): void }) {
  const [valor, setValor] = useState<number | null>(null)
  return (
    <DialogoCurto
      titulo="Pedir um novo valor"
      botao="Enviar"
      feito="Resposta enviada"
      pronto={valor !== null && valor > p.sobre}
      enviar={() => p.enviar(valor ?? 0)}
      aoFechar={p.aoFechar}
    >
      {(campos) => (
        <EntradaDeReais
          label="Novo valor"
          description={`Maior que ${formatarReais(p.sobre)}. O cliente tem um dia útil para aceitar, recusar ou contrapropor.`}
          data-autofocus
          required
          value={valor}
          onValueChange={setValor}
          error={campos['valor']}
        />
      )}
    </DialogoCurto>
  )
}
