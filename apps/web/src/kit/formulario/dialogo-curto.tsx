// A short form in a dialog: its fields, a refusal at them or below, one button that sends. Closes when the send succeeded.
import { Button, Group, Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { avisarSucesso } from '../../core/mantine/avisos.ts'
import { FalhaAoEnviar, useFalha } from './falha-ao-enviar.tsx'

interface Props {
  readonly titulo: string
  /** what the button does, as a verb */
  readonly botao: string
  readonly aberto?: boolean
  /** what must be filled in is */
  readonly pronto?: boolean
  /** said when it is done; without it the usual word */
  readonly feito?: string
  readonly enviar: () => Promise<unknown>
  readonly aoFechar: () => void
  /** the fields, given what was refused at each */
  readonly children: (campos: Readonly<Record<string, string>>) => ReactNode
}

export function DialogoCurto({
  titulo,
  botao,
  aberto = true,
  pronto = true,
  feito,
  enviar,
  aoFechar,
  children,
}: Props) {
  const [falha, tentar, enviando] = useFalha()
  const campos = falha?.campos ?? {}
  const salvar = () =>
    tentar(async () => {
      await enviar()
      avisarSucesso(feito)
      aoFechar()
    })
  return (
    <Modal opened={aberto} onClose={aoFechar} title={titulo} closeButtonProps={{ 'aria-label': 'Fechar' }}>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void salvar()
        }}
      >
        <Stack gap="sm">
          {children(campos)}
          {Object.keys(campos).length === 0 && <FalhaAoEnviar falha={falha} />}
          <Group justify="end">
            <Button variant="default" onClick={aoFechar}>
              Voltar
            </Button>
            <Button type="submit" loading={enviando} disabled={!pronto}>
              {botao}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
