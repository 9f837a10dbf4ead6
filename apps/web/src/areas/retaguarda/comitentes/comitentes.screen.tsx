// Consignors: declared, with their logo and bank accounts beside the data.
import { Group, Image, Stack, Text } from '@mantine/core'
import { COMITENTE } from '@martelo/contracts/comitentes/comitente.cadastro.ts'
import type { LinhaDe } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useQuem } from '../../../core/marca-atual.ts'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { chaveDoCadastro } from '../../../kit/cadastro/chamadas-da-tela.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'
import { ContasDoComitente } from './contas-do-comitente.tsx'
import { LogoDoComitente } from './logo-do-comitente.tsx'

export type Comitente = LinhaDe<typeof COMITENTE>

export default function Comitentes() {
  const consultas = useQueryClient()
  const quem = useQuem()
  const editar = permite('comitente:editar', quem)
  const contas = permite('conta-bancaria:editar', quem)
  const refazer = (): void => void consultas.invalidateQueries({ queryKey: chaveDoCadastro(COMITENTE) })
  return (
    <TelaDeCadastro
      cadastro={COMITENTE}
      colunas={[
        {
          id: 'nome',
          titulo: 'Comitente',
          valor: (c) => c.nome,
          ordenavel: true,
          mostrar: (c) => (
            <Group gap="sm" wrap="nowrap">
              {c.logo && <Image src={c.logo} alt="" w={40} h={30} fit="contain" />}
              <Text size="sm" fw={600}>
                {c.nome}
              </Text>
            </Group>
          ),
        },
      ]}
      ficarAberto
      abas={(c) => [
        [
          'contas',
          'Logotipo e contas',
          <Stack key="contas">
            <LogoDoComitente c={c} editar={editar} aoMudar={refazer} />
            {contas && <ContasDoComitente comUid={c.uid} editar={editar} />}
          </Stack>,
        ],
        ['arquivos', 'Arquivos', <AnexosDoRegistro key="arquivos" entidade="comitente" uid={c.uid} />],
      ]}
    />
  )
}
