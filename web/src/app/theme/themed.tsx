import { StyleProvider } from '@ant-design/cssinjs';
import { toast } from '@app/shared/constants/layout';
import { App, ConfigProvider } from 'antd';
import english from 'antd/es/locale/en_US';
import chinese from 'antd/es/locale/zh_CN';
import { useMemo, type ReactNode } from 'react';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { useShade } from '../../shared/startup/color-theme.ts';
import { antdTheme } from './antd-theme.ts';

const seconds = toast.durationMs / 1000;

/** antd in the reader's language and in the page's colours; toasts at the top right (specification section 9). */
export function Themed({ children }: { children: ReactNode }) {
  const shade = useShade();
  const theme = useMemo(() => antdTheme(shade), [shade]);
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={theme}
        locale={currentCulture() === 'en' ? english : chinese}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
        popupMatchSelectWidth={false}
        notification={{ styles: { title: { fontSize: 'inherit', marginBottom: 0 } } }}
        select={{ style: { minWidth: 96 } }}
        virtual={false}
      >
        <App
          component={false}
          message={{ duration: seconds, maxCount: toast.maxCount, top: toast.topPx }}
          notification={{
            duration: seconds,
            maxCount: toast.maxCount,
            top: toast.topPx,
            // One that appears below the pointer would stay, before the buttons it covers.
            pauseOnHover: false,
            placement: 'topRight',
            stack: false,
          }}
        >
          {children}
        </App>
      </ConfigProvider>
    </StyleProvider>
  );
}
