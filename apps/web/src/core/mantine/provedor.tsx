// What every working area stands in: Mantine in the tenant's colours, light and dark, dates in Portuguese, toasts,
// dialogs, and the query client whose caches the live room refreshes.
import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '@mantine/spotlight/styles.layer.css'
import '@mantine/dropzone/styles.layer.css'
import '@mantine/charts/styles.layer.css'
import 'mantine-datatable/styles.layer.css'
import './mantine.css'
import 'dayjs/locale/pt-br.js'
import { MantineProvider, useComputedColorScheme } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { ErroDeChamada } from '../erro-de-chamada.ts'
import { temaMantine, variaveisMantine } from './tema.ts'

function criarConsultas(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // Without a network a call fails and says so, instead of waiting in silence; the line's return asks again.
        networkMode: 'always',
        refetchOnReconnect: 'always',
        // Coming back to a list often follows a change made elsewhere: shown from the cache at once, fetched again.
        refetchOnMount: 'always',
        // What the person may not see, or is not there, does not come by asking again.
        retry: (vezes, erro) =>
          vezes < 2 && !(erro instanceof ErroDeChamada && erro.codigo >= 400 && erro.codigo < 500),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

interface Props {
  readonly children: ReactNode
  /** within a page of the storefront, which has no dark side */
  readonly claro?: boolean
}

export function ProvedorDeTrabalho({ children, claro = false }: Props) {
  const [consultas] = useState(criarConsultas)
  return (
    <MantineProvider
      theme={temaMantine}
      cssVariablesResolver={variaveisMantine}
      defaultColorScheme="auto"
      {...(claro ? { forceColorScheme: 'light' as const } : {})}
    >
      <EsquemaDaPagina />
      <QueryClientProvider client={consultas}>
        <DatesProvider settings={{ locale: 'pt-br', firstDayOfWeek: 0 }}>
          <ModalsProvider labels={{ confirm: 'Confirmar', cancel: 'Voltar' }}>
            <Notifications position="bottom-center" limit={4} />
            {children}
          </ModalsProvider>
        </DatesProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}

/**
 * The tenant's variables follow Mantine's choice of light or dark while a working area is open. A layout effect: its end
 * must come before the next page's own choice is written, or a dark auditorium entered from here would turn light.
 */
function EsquemaDaPagina(): null {
  const esquema = useComputedColorScheme('light')
  useLayoutEffect(() => {
    const raiz = document.documentElement
    raiz.dataset.esquema = esquema === 'dark' ? 'escuro' : 'claro'
    return () => {
      raiz.dataset.esquema = 'claro'
    }
  }, [esquema])
  return null
}
