// The state's actions as the server sent them: the first possible one large, the others in a menu, a blocked one with its
// reason. Acts that need a reason or cannot be taken back ask first.
import { ActionIcon, Button, Menu, Text, Tooltip } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { avisarErro } from '../../core/mantine/avisos.ts'
import { Confirmar } from '../ficha/confirmar.tsx'

export interface AcaoDoRegistro {
  readonly evento: string
  readonly rotulo: string
  readonly pode: boolean
  readonly motivo: string | null
  readonly pedeMotivo: boolean
  readonly perigo: boolean
  readonly consequencia: string
}

interface Props {
  readonly acoes: readonly AcaoDoRegistro[]
  /** how the record is called in the question */
  readonly nome: string
  readonly executar: (evento: string, motivo: string) => Promise<unknown>
  /** everything in the menu, nothing large: for the rows of a list */
  readonly compacto?: boolean
  /** events that lead back: never the large one */
  readonly paraTras?: readonly string[]
}

export function AcoesDoRegistro({ acoes, nome, executar, compacto = false, paraTras = [] }: Props) {
  const [pedida, setPedida] = useState<AcaoDoRegistro | null>(null)
  const [fazendo, setFazendo] = useState(false)
  const comecar = (a: AcaoDoRegistro): void => {
    if (a.pedeMotivo || a.perigo || !compacto) return setPedida(a)
    setFazendo(true)
    executar(a.evento, '')
      .catch(avisarErro)
      .finally(() => setFazendo(false))
  }
  const principal = compacto ? undefined : acoes.find((a) => !a.perigo && !paraTras.includes(a.evento))
  const outras = acoes.filter((a) => a !== principal)
  if (acoes.length === 0) return null
  return (
    <>
      {principal && (
        <Tooltip label={principal.motivo ?? ''} disabled={principal.motivo === null} multiline maw={320}>
          <Button
            size="md"
            disabled={!principal.pode}
            onClick={() => comecar(principal)}
            aria-description={principal.motivo ?? undefined}
            style={principal.pode ? undefined : { pointerEvents: 'all' }}
          >
            {principal.rotulo}
          </Button>
        </Tooltip>
      )}
      {outras.length > 0 && (
        <Menu position="bottom-end" width={300} withinPortal>
          <Menu.Target>
            <ActionIcon
              variant={compacto ? 'subtle' : 'default'}
              size={compacto ? 'md' : 'input-md'}
              aria-label={compacto ? `Ações de ${nome}` : 'Outras ações'}
              loading={fazendo}
            >
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {outras.map((a) => (
              <Menu.Item
                key={a.evento}
                color={a.perigo ? 'red' : undefined}
                disabled={!a.pode}
                onClick={() => comecar(a)}
              >
                {a.rotulo}
                {a.motivo && (
                  <Text size="xs" c="dimmed">
                    {a.motivo}
                  </Text>
                )}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Confirmar
        aberto={pedida !== null}
        titulo={pedida ? `${pedida.rotulo}: ${nome}?` : ''}
        botao={pedida?.rotulo ?? ''}
        perigo={pedida?.perigo ?? false}
        {...(pedida?.pedeMotivo ? { motivo: 'obrigatorio' as const } : {})}
        aoFechar={() => setPedida(null)}
        aoConfirmar={(motivo) => (pedida ? executar(pedida.evento, motivo) : Promise.resolve())}
      >
        {pedida?.consequencia}
      </Confirmar>
    </>
  )
}
