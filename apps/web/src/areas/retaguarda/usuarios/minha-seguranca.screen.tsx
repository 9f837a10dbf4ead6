// How a person of the house protects his own account, in the frame in which he works. The profile, which not every role
// has, shows the same part.
import { Stack, Text, Title } from '@mantine/core'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { SegurancaDaConta } from '../../../parts/usuarios/seguranca-da-conta.tsx'

export default function MinhaSeguranca() {
  const quem = useQuem()
  return (
    <Stack>
      <title>{TELAS_RETAGUARDA.minhaSeguranca.title}</title>
      <div>
        <Title order={1} size="h2">
          {TELAS_RETAGUARDA.minhaSeguranca.title}
        </Title>
        <Text c="dimmed">{quem?.nome}: a senha, os acessos abertos e o que mais se pede ao entrar.</Text>
      </div>
      <SegurancaDaConta />
    </Stack>
  )
}
