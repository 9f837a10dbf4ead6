// Types of inspection: what a house asks of each kind of goods.
import { Badge, Button, Group, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { ROTULO_DO_BEM, TIPOS_DE_BEM_VISTORIADO } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'

type Linha = RespostaDe<Calls['GET /v1/tipo-vistoria/find/qb']>[number]

const COLUNAS: readonly Coluna<Linha>[] = [
  { id: 'nome', titulo: 'Nome', valor: (l) => l.nome, ordenavel: true },
  {
    id: 'disponivelParaTipos',
    titulo: 'Para',
    valor: (l) => l.disponivelParaTipos.map((b) => ROTULO_DO_BEM[b]).join(', '),
  },
  { id: 'itens', titulo: 'Itens', valor: (l) => l.itens, direita: true },
  { id: 'versaoDasPerguntas', titulo: 'Versão', valor: (l) => l.versaoDasPerguntas, direita: true },
  {
    id: 'ativo',
    titulo: 'Situação',
    valor: (l) => [l.ativo ? 'Ativo' : 'Inativo', !l.podeEditar && 'Protegido'].filter(Boolean).join(', '),
    mostrar: (l) => (
      <Group gap={4}>
        <Badge variant="light" color={l.ativo ? 'green' : 'gray'} tt="none">
          {l.ativo ? 'Ativo' : 'Inativo'}
        </Badge>
        {!l.podeEditar && (
          <Badge variant="light" color="blue" tt="none">
            Protegido
          </Badge>
        )}
      </Group>
    ),
  },
  {
    id: 'updatedAt',
    titulo: 'Mudado em',
    valor: (l) => formatarDataHora(Date.parse(l.updatedAt)),
    ordenavel: true,
  },
]

export default function TiposDeVistoria() {
  const consultas = useQueryClient()
  const prontos = (): void =>
    void chamar('POST /v1/tipo-vistoria/modelos')
      .then(({ criados }) =>
        avisarSucesso(
          criados.length === 0
            ? 'A casa já tem todos os tipos prontos'
            : quantos(criados.length, 'tipo criado', 'tipos criados'),
        ),
      )
      .catch(avisarErro)
      .finally(() => void consultas.invalidateQueries())
  return (
    <>
      <title>Tipos de vistoria</title>
      <Title order={1} size="h2" mb="md">
        Tipos de vistoria
      </Title>
      <Tabela<Linha>
        nome="tipos-vistoria"
        colunas={COLUNAS}
        identidade={(l) => l.uid}
        abrir={(l) => caminho(TELAS_RETAGUARDA.tipoVistoria, { uid: l.uid })}
        placeholder="Nome"
        filtros={[
          {
            id: 'ativo',
            rotulo: 'Situação',
            tipo: 'escolha',
            opcoes: [
              { value: 'sim', label: 'Ativos' },
              { value: 'nao', label: 'Inativos' },
            ],
          },
          {
            id: 'disponivelPara',
            rotulo: 'Para',
            tipo: 'escolha',
            opcoes: TIPOS_DE_BEM_VISTORIADO.map((b) => ({ value: b, label: ROTULO_DO_BEM[b] })),
          },
        ]}
        principal={
          <Group gap="xs">
            <Button variant="default" onClick={prontos}>
              Criar os tipos prontos
            </Button>
            <Button
              component={Link}
              to={caminho(TELAS_RETAGUARDA.tipoVistoria, { uid: 'novo' })}
              leftSection={<IconPlus size={16} />}
            >
              Novo tipo
            </Button>
          </Group>
        }
        buscar={listaDe('GET /v1/tipo-vistoria/find/qb')}
      />
    </>
  )
}
