// Stays of all yards that this person sees. A key's code in the address opens its stay.
import { Alert, Button, Group, Image, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { ROTULO_DA_ESTADIA, SITUACOES_DE_ESTADIA } from '@martelo/domain/estadias/states.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { useParametros } from '../../../core/parametros.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { NovaEstadia } from '../../../parts/estadias/nova-estadia.tsx'
import { SeloDaEstadia } from '../../../parts/estadias/selo-da-estadia.tsx'

type Linha = RespostaDe<Calls['GET /v1/estadias/qb']>[number]

const COLUNAS: readonly Coluna<Linha>[] = [
  {
    id: 'veiculo',
    titulo: 'Veículo',
    largura: 300,
    valor: (l) => l.veiculo.nome,
    ordenavel: true,
    mostrar: (l) => (
      <Group gap="sm" wrap="nowrap">
        {l.veiculo.foto && <Image src={l.veiculo.foto} alt="" w={56} h={42} radius="sm" fit="cover" />}
        <div>
          <Text size="sm" fw={600} lineClamp={2}>
            {l.veiculo.nome}
          </Text>
          <Text size="xs" c="dimmed">
            {l.comitente}
          </Text>
        </div>
      </Group>
    ),
  },
  {
    id: 'placa',
    titulo: 'Placa',
    valor: (l) => (l.veiculo.placa ? formatarPlaca(l.veiculo.placa) : ''),
    ordenavel: true,
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    largura: 160,
    valor: (l) => ROTULO_DA_ESTADIA[l.situacao],
    ordenavel: true,
    mostrar: (l) => <SeloDaEstadia situacao={l.situacao} />,
  },
  { id: 'patio', titulo: 'Pátio', valor: (l) => l.patio, ordenavel: true },
  { id: 'vaga', titulo: 'Vaga', valor: (l) => l.vaga ?? '', ordenavel: true },
  { id: 'codigoChave', titulo: 'Chave', valor: (l) => l.codigoChave },
  {
    id: 'diaInicio',
    titulo: 'Entrada',
    valor: (l) => (l.diaInicio ? formatarData(Date.parse(l.diaInicio)) : ''),
    ordenavel: true,
  },
  { id: 'dias', titulo: 'Dias', valor: (l) => l.dias, direita: true, ordenavel: true },
  {
    id: 'servicosAbertos',
    titulo: 'Serviços',
    valor: (l) => l.servicosAbertos || '',
    direita: true,
    ordenavel: true,
  },
]

export default function Estadias() {
  const [params] = useParametros()
  const [abrindo, setAbrindo] = useState(false)
  const podeAbrir = permite('estadia:mover', useQuem())
  const { data: patios } = useQuery({
    queryKey: ['patios-ativos'],
    queryFn: () => chamar('GET /v1/patios/ativos'),
  })
  const chave = params.get('chave')
  return (
    <>
      <title>Estadias</title>
      <Title order={1} size="h2" mb="md">
        Estadias
      </Title>
      {chave && <AbrirPelaChave chave={chave} />}
      <Tabela<Linha>
        nome="estadias"
        colunas={COLUNAS}
        identidade={(l) => l.uid}
        abrir={(l) => caminho(TELAS_RETAGUARDA.estadia, { uid: l.uid })}
        placeholder="Veículo, placa, chassi, chave ou vaga"
        vazio="Nenhuma estadia com estes filtros"
        filtros={[
          {
            id: 'situacao',
            rotulo: 'Situação',
            tipo: 'escolha',
            opcoes: SITUACOES_DE_ESTADIA.map((s) => ({ value: s, label: ROTULO_DA_ESTADIA[s] })),
          },
          {
            id: 'patio',
            rotulo: 'Pátio',
            tipo: 'escolha',
            opcoes: (patios ?? []).map((p) => ({ value: p.uid, label: p.nome })),
          },
          {
            id: 'ativas',
            rotulo: 'Quais',
            tipo: 'escolha',
            opcoes: [{ value: 'sim', label: 'Só as ativas' }],
          },
        ]}
        principal={
          podeAbrir && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setAbrindo(true)}>
              Nova entrada
            </Button>
          )
        }
        buscar={listaDe('GET /v1/estadias/qb')}
      />
      {abrindo && <NovaEstadia aoFechar={() => setAbrindo(false)} />}
    </>
  )
}

function AbrirPelaChave({ chave }: { chave: string }) {
  const { data, error } = useQuery({
    queryKey: ['codigo-do-patio', chave],
    queryFn: () => chamar('GET /v1/estadias/ler-codigo', { query: { texto: chave } }),
    retry: false,
  })
  if (data) return <Navigate to={caminho(TELAS_RETAGUARDA.estadia, { uid: data.estadiaUid })} replace />
  return error ? (
    <Alert color="yellow" mb="md" role="alert">
      {error.message}
    </Alert>
  ) : null
}
