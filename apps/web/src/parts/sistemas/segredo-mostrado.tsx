// A key or secret in the only moment in which it can be read.
import { Alert, Button, Modal, Stack, Text } from '@mantine/core'
import { Copiavel } from '../../kit/ficha/copiar.tsx'

interface Props {
  /** null: nothing to show */
  readonly mostrado: { readonly nome: string; readonly valor: string; readonly nota?: string } | null
  readonly aoFechar: () => void
}

export function SegredoMostrado({ mostrado, aoFechar }: Props) {
  return (
    <Modal
      opened={mostrado !== null}
      onClose={aoFechar}
      title={mostrado?.nome}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {mostrado && (
        <Stack>
          <Alert color="yellow">Copie agora: depois de fechar, ninguém mais consegue ver este texto.</Alert>
          <Copiavel nome={mostrado.nome} valor={mostrado.valor} />
          {mostrado.nota && <Text size="sm">{mostrado.nota}</Text>}
          <Button onClick={aoFechar}>Já copiei</Button>
        </Stack>
      )}
    </Modal>
  )
}
